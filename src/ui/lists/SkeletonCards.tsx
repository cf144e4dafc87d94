import styles from './SkeletonCards.module.css';

const KEYS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The shapes of cards that are on their way, with the words that say so. */
export function SkeletonCards({ text }: { text: string }) {
  return (
    <div role="status">
      <p className={styles.words}>{text}</p>
      <div className={styles.cards} aria-hidden="true">
        {KEYS.map((key) => (
          <span key={key} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
