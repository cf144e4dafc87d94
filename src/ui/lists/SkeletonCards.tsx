import styles from './SkeletonCards.module.css';

const KEYS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Placeholders for cards that are loading, with a text that says so. */
export function SkeletonCards({ text }: { text: string }) {
  return (
    <div role="status">
      <p className={styles.words}>{text}</p>
      <div className={styles.cards} aria-hidden="true" data-placeholder>
        {KEYS.map((key) => (
          <span key={key} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
