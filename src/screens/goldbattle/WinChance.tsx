import { goldWords } from '../../locales/en/goldbattle.ts';
import styles from './TierCard.module.css';

/** Victories in a hundred, in words and as a bar. */
export function WinChance({ odds }: { odds: number }) {
  return (
    <>
      {goldWords.oddsOf(odds)}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} data-state={stateOf(odds)} style={{ width: `${odds}%` }} />
      </span>
    </>
  );
}

const stateOf = (odds: number) => (odds >= 50 ? 'high' : odds >= 20 ? 'half' : 'low');
