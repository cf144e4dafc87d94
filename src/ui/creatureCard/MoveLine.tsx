import clsx from 'clsx';
import type { ReactNode } from 'react';
import { findMove } from '../../../content/moves/findMove.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';
import { battleWords } from '../../locales/en/battle.ts';
import { moveTitle } from '../../locales/en/named/moves.ts';
import { effectivenessMark } from './facts/effectivenessMark.ts';
import styles from './MoveLine.module.css';
import { TypeIcon } from './TypeIcon.tsx';

interface Props {
  name: string;
  /** Types of the target; absent if there is none. */
  target?: readonly CreatureType[] | undefined;
  /** Shows the facts below the name instead of beside it. */
  stacked?: boolean;
  /** The present accuracy in percent, if it differs from that of the catalogue. */
  accuracy?: number | undefined;
  /** More facts. */
  children?: ReactNode;
}

/** A move with type, name, accuracy and its effectiveness against the target. */
export function MoveLine({ name, target, stacked = false, accuracy, children }: Props) {
  const move = findMove(name);
  const mark = move && target ? effectivenessMark(move.type, target) : null;
  return (
    <span className={clsx(styles.move, stacked && styles.stacked)} data-type={move?.type}>
      {move && <TypeIcon type={move.type} size={24} />}
      <span className={styles.name}>{moveTitle(name)}</span>
      <span className={styles.facts}>
        {mark && (
          <span className={styles.mark} data-mark={mark.short}>
            <span aria-hidden="true">{mark.short}</span>
            <span className="visually-hidden">{mark.long}</span>
          </span>
        )}
        {move && (
          <span className={styles.accuracy} data-sure={(accuracy ?? move.accuracy) === 100 || undefined}>
            <span className="visually-hidden"> {battleWords.accuracyLabel} </span>
            {battleWords.accuracy(accuracy ?? move.accuracy)}
          </span>
        )}
        {children}
      </span>
    </span>
  );
}
