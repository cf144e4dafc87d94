import styles from './Skeleton.module.css';

/** The shape of a sheet that is on its way; whoever shows it says so in words too. */
export function SkeletonPanel() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
