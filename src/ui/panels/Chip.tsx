import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface Props {
  /** What is well, what is not, what is special; a plain fact where left out. */
  tone?: 'good' | 'bad' | 'gold' | undefined;
  children: ReactNode;
}

/** A fact in a word or two. Its colour only underlines what the words say. */
export function Chip({ tone, children }: Props) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
