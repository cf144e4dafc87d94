import { useId } from 'react';
import type { Avatar } from '../../../../contract/shapes/avatar.ts';
import { avatarWords } from '../../../locales/en/avatars.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import styles from './Avatar.module.css';

interface Props {
  avatar: Avatar;
  checked: boolean;
  onChoose: () => void;
}

/** One look: the whole card is the radio button’s label. */
export function AvatarOption({ avatar, checked, onChoose }: Props) {
  const description = useId();
  const { name, text } = avatarWords.looks[avatar];
  return (
    <label className={styles.option} title={text}>
      <span className={styles.meadow}>
        <Picture name={`characters/${avatar}`} alt="" size={96} className={styles.figure} />
      </span>
      <span className={styles.choice}>
        <input
          type="radio"
          name="look"
          value={avatar}
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
