import clsx from 'clsx';
import { useId } from 'react';
import { Picture } from '../../pictures/Picture.tsx';
import picker from './Picker.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string;
}

interface Props {
  label: string;
  /** Hides the label visually, if the context makes it clear. */
  labelHidden?: boolean;
  choices: readonly SelectOption[];
  value: string;
  /** Text of the empty option; without it there is no empty option. */
  placeholder?: string;
  /** Name of a picture for the chosen option, such as `types/fire`. */
  picture?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
  /** Called before the options are seen: the select is pointed at or has the focus. */
  onApproach?: () => void;
}

/**
 * Chooses one of a few options. A native select, on purpose: phones show their native list, and Radix's select injects
 * style sheets, which the content security policy forbids.
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
  onApproach,
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
          onFocus={onApproach}
          onPointerEnter={onApproach}
          onPointerDown={onApproach}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled} lang={choice.lang}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
