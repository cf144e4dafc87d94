import { useId, useRef } from 'react';
import { partWords } from '../../locales/en/parts.ts';
import styles from './SearchField.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field; Escape or its button clears it. */
export function SearchField({ label, value, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <svg className={styles.lens} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM15.5 15.5l5.5 5.5" />
      </svg>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={partWords.clear} onClick={clear}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}
