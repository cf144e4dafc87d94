import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange'> {
  label: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A labelled input. Screen readers read its error together with it. */
export function Field({ label, error, onChange, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <span id={errorId} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
