import clsx from 'clsx';
import { useId } from 'react';
import { MOST_TEXT } from '../../../../contract/shapes/operating/moderation.ts';
import { moderationWords } from '../../../locales/en/moderation.ts';
import styles from '../../buttons/Field.module.css';
import area from './TextArea.module.css';

interface Props {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Number of free characters from which on the rest is told. */
const FEW = 100;

/** A labelled field for a few sentences. */
export function TextArea({ label, value, disabled = false, onChange }: Props) {
  const id = useId();
  const left = MOST_TEXT - value.length;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        id={id}
        className={clsx(styles.input, area.area)}
        rows={4}
        maxLength={MOST_TEXT}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {left < FEW && (
        <span className={area.left} role="status">
          {moderationWords.letters(left)}
        </span>
      )}
    </div>
  );
}
