import { CreaturePicture } from '../../ui/CreaturePicture.tsx';
import styles from './Home.module.css';
import { starterName } from './starterGroups.ts';

interface Props {
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** One starter: the whole card is the radio button's label. */
export function StarterOption({ name, checked, onChoose }: Props) {
  const shown = starterName(name);
  return (
    <label className={styles.option}>
      <CreaturePicture name={shown} kind={0} size={180} className={styles.picture} />
      <span className={styles.choice}>
        <input
          type="radio"
          name="starter"
          value={name}
          checked={checked}
          onChange={onChoose}
          aria-label={shown}
        />
        {shown}
      </span>
    </label>
  );
}
