import type { ReactNode } from 'react';
import styles from './ToggleChip.module.css';

interface Props {
  pressed: boolean;
  disabled?: boolean;
  /** Name for screen readers where the children are a picture. */
  label?: string;
  /** Stands in place of the tick where that would tell too little. */
  mark?: ReactNode;
  onChange: (pressed: boolean) => void;
  children: ReactNode;
}

/** A wish that is on or off: a filter of a list, a favourite. A tick tells it as well as the colour. */
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
