import type { Traded } from '../../../../contract/shapes/trade.ts';
import { tradeWords } from '../../../locales/en/trades.ts';
import { CreaturePicture } from '../../CreaturePicture.tsx';
import { kindPrefix } from '../../kinds.ts';
import styles from './TradedLine.module.css';

/** A creature as it was when it was traded or offered, in a line. */
export function TradedLine({ creature: { name, kind, types, level } }: { creature: Traded }) {
  return (
    <span className={styles.line} data-type={types[0]}>
      <span className={styles.window} aria-hidden="true">
        <CreaturePicture name={name} kind={kind} size={48} lazy className={styles.picture} />
      </span>
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
