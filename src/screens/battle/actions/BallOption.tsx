import clsx from 'clsx';
import type { BallType } from '../../../../rules/creatures/types.ts';
import { battleWords } from '../../../locales/en/battle.ts';
import { Grouped } from '../../../ui/numbers/Grouped.tsx';
import { BallPicture } from '../../../ui/pictures/BallPicture.tsx';
import styles from './Choice.module.css';

/** The number of a chance, and the word before or behind it that small tiles leave out. */
const PARTS = /^(.*?)(%\d[\d.,]*|\d[\d.,]*\s?%)(.*)$/;

function Chance({ text }: { text: string }) {
  const [, before = '', percent = text, after = ''] = PARTS.exec(text) ?? [];
  return (
    <span className={styles.chance}>
      {before && <span className={styles.extra}>{before}</span>}
      {percent}
      {after && <span className={styles.extra}>{after}</span>}
    </span>
  );
}

interface Props {
  ball: BallType;
  count: number;
  /** Chance to catch in percent; undefined if it is not known. */
  chance: number | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** A kind of ball with its count and its chance to catch. It is disabled if the player has none. */
export function BallOption({ ball, count, chance, checked, onChoose }: Props) {
  const none = count <= 0;
  return (
    <label className={clsx(styles.choice, styles.ball)}>
      <input
        className={styles.input}
        type="radio"
        name="ball"
        value={ball}
        checked={checked}
        disabled={none}
        onChange={onChoose}
      />
      <BallPicture ball={ball} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{battleWords.balls[ball]}</span>
        <span className={styles.facts}>
          <span dir="ltr">
            ×<Grouped text={String(count)} />
          </span>
          {none ? (
            <span className={styles.chance}>{battleWords.noneLeft}</span>
          ) : (
            chance !== undefined && <Chance text={battleWords.chance(chance)} />
          )}
        </span>
      </span>
      <span className={styles.tick} aria-hidden="true" />
    </label>
  );
}
