import { nameOfCup, cupBattleWords as words } from '../../locales/en/cupBattles.ts';
import styles from './Ribbons.module.css';

/** A tournament by its key, and how often it was won. */
export interface WonCup {
  readonly cup: string;
  readonly won: number;
}

/** Eight petals around a button. */
const ROSETTE =
  'M12.0 3.0A3.9 3.9 0 0 1 18.1 5.5A3.9 3.9 0 0 1 20.6 11.6A3.9 3.9 0 0 1 18.1 17.7A3.9 3.9 0 0 1 12.0 20.2A3.9 3.9 0 0 1 5.9 17.7A3.9 3.9 0 0 1 3.4 11.6A3.9 3.9 0 0 1 5.9 5.5A3.9 3.9 0 0 1 12.0 3.0z';

/** The ribbon of a tournament, decorative. @param size its width in pixels */
export function Rosette({ cup, size }: { cup: string; size: number }) {
  return (
    <svg
      className={styles.rosette}
      data-cup={cup}
      viewBox="0 0 24 32"
      width={size}
      height={(size * 4) / 3}
      aria-hidden="true"
    >
      <path className={styles.tails} d="M8 17 5.5 30.5l4-2.5 2.5 3 2.5-3 4 2.5L16 17z" />
      <path className={styles.petals} d={ROSETTE} />
      <circle className={styles.button} cx="12" cy="11.6" r="4.6" />
    </svg>
  );
}

/** The ribbons of the tournaments that a player has won: a rosette each, with its name and how often. */
export function Ribbons({ ribbons }: { ribbons: readonly WonCup[] }) {
  return (
    <ul className={styles.ribbons} aria-label={words.ribbons}>
      {ribbons.map(({ cup, won }) => (
        <li key={cup}>
          <Rosette cup={cup} size={24} />
          <span>{words.ribbon(nameOfCup(cup), won)}</span>
        </li>
      ))}
    </ul>
  );
}
