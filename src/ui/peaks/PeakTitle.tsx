import type { CSSProperties } from 'react';
import styles from './PeakTitle.module.css';

/** What has happened, called on a stage in golden light after `delay` milliseconds. The text beside the stage says it, too. */
export function PeakTitle({ delay, children }: { delay: number; children: string }) {
  return (
    <p className={styles.title} style={{ '--delay': `${delay}ms` } as CSSProperties} aria-hidden="true">
      {children}
    </p>
  );
}
