import type { ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props {
  label: string;
  /** Told beside the pointer where the label is longer than need be. */
  title?: string;
  /** Id of what the button belongs to, where the label does not name it. */
  of?: string;
  /** For what is on or off: a full picture tells it. */
  pressed?: boolean;
  onClick: () => void;
  /** Lines in a square of 24 units. */
  children: ReactNode;
}

/** A button that is a picture of lines, as large as a thumb. */
export function IconButton({ label, title, of, pressed, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-describedby={of}
      aria-pressed={pressed}
      title={title}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
