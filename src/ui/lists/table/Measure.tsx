import type { ReactNode } from 'react';
import styles from './Measure.module.css';

interface Props {
  label: ReactNode;
  /** Shown at the end of the line. */
  text: ReactNode;
  value: number;
  most: number;
  /** A value to compare with, marked on the bar. */
  usual?: number;
}

/** A number with a bar that shows its share of the maximum. The bar is decorative. */
export function Measure({ label, text, value, most, usual }: Props) {
  const percent = (of: number) => `${Math.max(0, Math.min(100, (of / most) * 100))}%`;
  return (
    <div className={styles.measure}>
      <span className={styles.label}>{label}</span>
      <strong className={styles.text}>{text}</strong>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: percent(value) }} />
        {usual !== undefined && <span className={styles.usual} style={{ left: percent(usual) }} />}
      </span>
    </div>
  );
}
