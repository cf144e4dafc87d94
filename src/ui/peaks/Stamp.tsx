import type { CSSProperties } from 'react';
import styles from './Stamp.module.css';

/** A word stamped on a stage after `delay` milliseconds. The text beside the stage says it in a sentence. */
export function Stamp({ word, delay, gold = false }: { word: string; delay: number; gold?: boolean }) {
  return (
    <strong
      className={styles.stamp}
      data-gold={gold || undefined}
      style={{ '--delay': `${delay}ms` } as CSSProperties}
      aria-hidden="true"
    >
      {word}
    </strong>
  );
}
