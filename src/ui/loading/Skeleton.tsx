import styles from './Skeleton.module.css';

/** Placeholder for a panel that is loading. Decorative: its parent says so in words. */
export function SkeletonPanel() {
  return (
    <div className={styles.panel} aria-hidden="true" data-placeholder>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
