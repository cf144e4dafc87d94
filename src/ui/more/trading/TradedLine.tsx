import type { Traded } from '../../../../contract/shapes/trade.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { CreatureThumb } from '../../CreatureThumb.tsx';
import { kindPrefix } from '../../kinds.ts';
import styles from './TradedLine.module.css';

/** A creature as it was when it was traded or offered, in a line. */
export function TradedLine({ creature }: { creature: Traded }) {
  const { name, kind, level } = creature;
  return (
    <span className={styles.line}>
      <CreatureThumb creature={creature} />
      <span className={styles.words}>
        <strong className={styles.name}>
          {kindPrefix(kind) && <span className={styles.kind}>{kindPrefix(kind)}</span>}
          {name}
        </strong>
        <span className={styles.level}>{tradeWords.level(level)}</span>
      </span>
    </span>
  );
}
