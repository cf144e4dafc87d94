import { useId } from 'react';
import type { Avatar } from '../../../../contract/shapes/avatar.ts';
import { avatarWords } from '../../../locales/en/avatars.ts';
import { Grouped } from '../../../ui/numbers/Grouped.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Avatar.module.css';

interface Props {
  avatar: Avatar;
  checked: boolean;
  onChoose: () => void;
  /** It has to be bought first. */
  locked: boolean;
  /** What it costs and where; null if that is unknown or does not matter. */
  price: string | null;
}

/** One look: the whole card is the radio button’s label. */
export function AvatarOption({ avatar, checked, onChoose, locked, price }: Props) {
  const description = useId();
  const { name, text } = avatarWords.looks[avatar];
  return (
    <label className={styles.option} title={text} data-locked={locked || undefined}>
      <span className={styles.meadow}>
        <Picture name={`characters/${avatar}`} alt="" size={96} className={styles.figure} />
      </span>
      <span className={styles.choice}>
        <input
          type="radio"
          name="look"
          value={avatar}
          checked={checked}
          disabled={locked}
          onChange={onChoose}
          aria-label={name}
          aria-describedby={description}
        />
        {name}
      </span>
      {price !== null && (
        <small className={styles.price}>
          <Grouped text={price} />
        </small>
      )}
      <span id={description} className="visually-hidden">
        {price === null ? text : `${text} ${price}.`}
      </span>
    </label>
  );
}
