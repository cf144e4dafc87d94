import type { StakeTier } from '../../../client/battle/challenge.ts';
import styles from './Coin.module.css';

/** A decorative coin with the ember, for use beside a text. */
export function Coin({ size, metal = 'gold' }: { size: number; metal?: StakeTier }) {
  return (
    <svg
      className={styles.coin}
      data-metal={metal}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle className={styles.edge} cx="32" cy="35" r="27" />
      <circle className={styles.face} cx="32" cy="31" r="27" />
      <circle className={styles.rim} cx="32" cy="31" r="20.5" />
      <path
        className={styles.ember}
        d="M33 14c1 7 9 10 9 19a10 10 0 0 1-20 0c0-4 2-6 4-9c1 3 2 4 3 4c2-3 1-9 4-14z"
      />
      <path className={styles.shine} d="M12 27a20.5 20.5 0 0 1 12-15" />
    </svg>
  );
}
