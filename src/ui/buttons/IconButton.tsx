import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  label: string;
  /** Tooltip, if it should be shorter than the label. */
  title?: string;
  /** Id of the element that the button belongs to, if the label does not name it. */
  of?: string;
  /** For toggles: whether it is on, which fills the icon. */
  pressed?: boolean;
  /** SVG paths in a view box of 24 by 24. */
  children: ReactNode;
}

/** A button with an outline icon, large enough for touch. */
export function IconButton({ label, of, pressed, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-describedby={of}
      aria-pressed={pressed}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
