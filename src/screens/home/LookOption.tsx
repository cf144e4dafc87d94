import { useId } from 'react';
import type { Look } from '../../../contract/shapes/look.ts';
import { lookWords } from '../../locales/en/looks.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Look.module.css';

interface Props {
  look: Look;
  checked: boolean;
  onChoose: () => void;
}

/** One look: the whole card is the radio button’s label. */
export function LookOption({ look, checked, onChoose }: Props) {
  const description = useId();
  const { name, text } = lookWords.looks[look];
  return (
    <label className={styles.option} title={text}>
      <span className={styles.meadow}>
        <Picture name={`characters/${look}`} alt="" size={96} className={styles.figure} />
      </span>
      <span className={styles.choice}>
        <input
          type="radio"
          name="look"
          value={look}
          checked={checked}
          onChange={onChoose}
          aria-label={name}
          aria-describedby={description}
        />
        {name}
      </span>
      <span id={description} className="visually-hidden">
        {text}
      </span>
    </label>
  );
}
