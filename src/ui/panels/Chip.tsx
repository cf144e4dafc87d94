import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface Props {
  /** Good, bad or special; absent for a plain fact. */
  tone?: 'good' | 'bad' | 'gold' | undefined;
  children: ReactNode;
}

/** A short fact. The colour repeats what the text says. */
export function Chip({ tone, children }: Props) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
