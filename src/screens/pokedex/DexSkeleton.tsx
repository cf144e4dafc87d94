import { pokedexWords } from '../../locales/en/pokedex.ts';
import styles from './Dex.module.css';

const CARDS = Array.from({ length: 14 }, (_, index) => index);

/** The shape of the Pokedex while it is on its way. */
export function DexSkeleton() {
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{pokedexWords.title}</h1>
      <p className="visually-hidden" role="status">
        {pokedexWords.loading}
      </p>
      <div className={styles.blank} aria-hidden="true" />
      <div className={styles.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <span key={card} className={styles.ghost} />
        ))}
      </div>
    </div>
  );
}
