import styles from './Details.module.css';

interface Props {
  label: string;
  value: number;
  most: number;
  unit?: string;
}

/** A number and, as a bar, how much of the most it is. */
export function Measure({ label, value, most, unit = '' }: Props) {
  return (
    <div className={styles.measure}>
      <span>{label}</span>
      <strong className={styles.value}>
        {value}
        {unit}
      </strong>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${(value / most) * 100}%` }} />
      </span>
    </div>
  );
}
