import { useEffect, useRef } from 'react';
import { Picture } from '../../pictures/Picture.tsx';
import styles from './Combobox.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Another name under which typing finds it. */
  readonly also?: string;
  /** Name of a picture before the label. */
  readonly picture?: string;
  /** A short fact after the label. */
  readonly note?: string;
}

interface Props {
  id: string;
  option: Option;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

/** An option of a combobox. A press must not take the focus from the field. */
export function ComboboxOption({ id, option: { label, picture, note }, active, chosen, onChoose }: Props) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <button
      ref={line}
      id={id}
      type="button"
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      data-active={active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {picture !== undefined && <Picture name={picture} alt="" size={28} />}
      <span className={styles.word}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}
