import wordmark from 'virtual:picture/title/wordmark';
import { useState } from 'react';
import { en } from '../../locales/en.ts';
import { useSwapped } from '../useSwapped.ts';
import styles from './Wordmark.module.css';

/** The game's name in drawn letters. If the picture cannot be had, the name is written. */
export function Wordmark() {
  const address = useSwapped('title/wordmark', wordmark);
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === address) return <span className={styles.written}>{en.heading}</span>;
  return (
    <>
      <span className="visually-hidden">{en.heading}</span>
      <img
        className={styles.drawn}
        src={address}
        alt=""
        width={1040}
        height={332}
        draggable={false}
        onError={() => setBroken(address)}
      />
    </>
  );
}
