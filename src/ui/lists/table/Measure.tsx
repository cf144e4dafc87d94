import type { ReactNode } from 'react';
import styles from './Measure.module.css';

interface Props {
  label: ReactNode;
  /** What is written at the end of the line. */
  text: ReactNode;
  value: number;
  most: number;
  /** A value to compare with, marked on the bar. */
  usual?: number;
}

/** A fact that is a number and, as a bar, how much of the most it is. The words say all of it. */
export function Measure({ label, text, value, most, usual }: Props) {
  const percent = (of: number) => `${Math.max(0, Math.min(100, (of / most) * 100))}%`;
  return (
    <div className={styles.measure}>
      <span>{label}</span>
      <strong className={styles.text}>{text}</strong>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: percent(value) }} />
        {usual !== undefined && <span className={styles.usual} style={{ left: percent(usual) }} />}
      </span>
    </div>
  );
}
