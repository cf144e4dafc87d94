import { pokedexWords } from '../../locales/en/pokedex.ts';
import styles from './Dex.module.css';

const CARDS = Array.from({ length: 14 }, (_, index) => index);

/** Placeholder of the list while it is loading. */
export function DexSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {pokedexWords.loading}
      </p>
      <div className={styles.blank} aria-hidden="true" />
      <div className={styles.grid} aria-hidden="true" data-placeholder>
        {CARDS.map((card) => (
          <span key={card} className={styles.ghost} />
        ))}
      </div>
    </>
  );
}
