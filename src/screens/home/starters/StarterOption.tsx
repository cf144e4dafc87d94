import { CreaturePicture } from '../../../ui/creatureCard/CreaturePicture.tsx';
import styles from './Starters.module.css';

interface Props {
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** One starter: the whole card is the radio button's label. */
export function StarterOption({ name, checked, onChoose }: Props) {
  return (
    <label className={styles.option}>
      <CreaturePicture name={name} kind={0} size={180} className={styles.picture} />
      <span className={styles.choice}>
        <input
          type="radio"
          name="starter"
          value={name}
          checked={checked}
          onChange={onChoose}
          aria-label={name}
        />
        {name}
      </span>
    </label>
  );
}
