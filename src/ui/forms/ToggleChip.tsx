import type { ReactNode } from 'react';
import styles from './ToggleChip.module.css';

interface Props {
  pressed: boolean;
  disabled?: boolean;
  /** Name for screen readers if the children are a picture. */
  label?: string;
  /** Replaces the tick if another mark is clearer. */
  mark?: ReactNode;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A toggle, such as a filter. A tick shows its state in addition to the colour. */
export function ToggleChip({ pressed, disabled = false, label, mark, onChange, children }: Props) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {pressed && (mark ?? <span className={styles.tick} />)}
      {children}
    </button>
  );
}
