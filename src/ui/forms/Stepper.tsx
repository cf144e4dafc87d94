import { useId } from 'react';
import { partWords } from '../../locales/en/parts.ts';
import styles from './Stepper.module.css';
import { useRepeat } from './useRepeat.ts';

interface Props {
  /** Names what is counted. */
  label: string;
  value: number;
  least?: number;
  most?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/**
 * A number field between two large buttons; holding a button repeats it. An empty field is 0, as its placeholder
 * shows.
 */
export function Stepper({ label, value, least = 0, most = 999, disabled = false, onChange }: Props) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(most, Math.max(least, Math.trunc(next) || 0)));
  const atLeast = disabled || value <= least;
  const atMost = disabled || value >= most;
  const fewer = useRepeat(() => set(value - 1), atLeast);
  const more = useRepeat(() => set(value + 1), atMost);
  return (
    <div className={styles.stepper}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <button
        {...fewer}
        type="button"
        className={styles.step}
        aria-label={partWords.fewer(label)}
        disabled={atLeast}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        placeholder="0"
        min={least}
        max={most}
        value={value === 0 ? '' : value}
        disabled={disabled}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <button
        {...more}
        type="button"
        className={styles.step}
        aria-label={partWords.more(label)}
        disabled={atMost}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
