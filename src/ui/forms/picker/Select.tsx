import clsx from 'clsx';
import { useId } from 'react';
import { Picture } from '../../pictures/Picture.tsx';
import picker from './Picker.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props {
  label: string;
  /** Where what is chosen stands beside it already, the label is for screen readers only. */
  labelHidden?: boolean;
  choices: readonly SelectOption[];
  value: string;
  /** Words for the empty value, which then can be chosen too. */
  placeholder?: string;
  /** Name of a picture of what is chosen, such as `types/fire`. */
  picture?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/**
 * One of a few. The browser's own, on purpose: a phone shows its wheel for the thumb, and Radix's would write style
 * sheets into the page, which the security policy forbids.
 */
export function Select({
  label,
  labelHidden = false,
  choices,
  value,
  placeholder,
  picture,
  disabled = false,
  onChange,
}: Props) {
  const id = useId();
  return (
    <div className={picker.field}>
      <label className={labelHidden ? 'visually-hidden' : picker.label} htmlFor={id}>
        {label}
      </label>
      <span className={picker.box} data-picture={picture === undefined ? undefined : true}>
        {picture !== undefined && <Picture name={picture} alt="" size={26} className={styles.picture} />}
        <select
          id={id}
          className={clsx(picker.control, styles.select)}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
