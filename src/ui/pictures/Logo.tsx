import header from 'virtual:picture/brand/header';
import type { SyntheticEvent } from 'react';
import { useSwapped } from '../useSwapped.ts';
import styles from './Logo.module.css';

const NAME = 'brand/header';
/** Makes the file's name the alternative text, so that it is clear which file is missing. */
const showName = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.alt = NAME;
};

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
