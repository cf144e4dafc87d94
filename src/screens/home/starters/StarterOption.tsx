import { useId } from 'react';
import { speciesName } from '../../../locales/en/named/species.ts';
import { starterWords } from '../../../locales/en/starters.ts';
import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import styles from './Starters.module.css';

interface Props {
  name: string;
  checked: boolean;
  /** Called when a mouse is over it. */
  onPoint: () => void;
  onChoose: () => void;
}

/** One starter: the whole card is the radio button's label. */
export function StarterOption({ name, checked, onPoint, onChoose }: Props) {
  const temper = useId();
  return (
    <label
      className={styles.option}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint();
      }}
    >
      <CreaturePicture name={name} kind={0} size={180} className={styles.picture} />
      <span className={styles.choice}>
        <input
          type="radio"
          name="starter"
          value={name}
          checked={checked}
          onChange={onChoose}
          aria-label={speciesName(name)}
          aria-describedby={temper}
        />
        {speciesName(name)}
      </span>
      <span className="visually-hidden" id={temper}>
        {starterWords.tempers[name.toLowerCase()]}
      </span>
    </label>
  );
}
