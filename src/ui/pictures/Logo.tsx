import header from 'virtual:picture/brand/header';
import { useSwapped } from '../useSwapped.ts';
import styles from './Logo.module.css';
import { nameBroken } from './nameBroken.ts';

const NAME = 'brand/header';
const showName = nameBroken(NAME);

/** The game's emblem and its name in drawn letters, for the header. What is around it says the name. */
export function Logo() {
  const address = useSwapped(NAME, header);
  return (
    <img
      className={styles.logo}
      src={address}
      alt=""
      width={1330}
      height={276}
      draggable={false}
      onError={showName}
    />
  );
}
