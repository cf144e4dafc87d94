import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { calledName } from '../../../../locales/en/names.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { kinded } from '../../../../ui/creatureCard/facts/kinds.ts';
import { TradedLine } from '../../../../ui/trading/TradedLine.tsx';
import styles from './Matches.module.css';

export interface CreatureMatch {
  readonly theirs: Creature;
  /** Has at least one element. */
  readonly mine: readonly Creature[];
}

interface Props {
  match: CreatureMatch;
  onOffer: () => void;
}

/** The creature the player would get, and the player's creatures that its owner is looking for. */
export function MatchRow({ match: { theirs, mine }, onOffer }: Props) {
  const words = `match-${theirs.id}`;
  const names = [...new Set(mine.map((one) => kinded(one.kind, calledName(one))))];
  return (
    <li className={styles.row}>
      <p className={styles.who} id={words}>
        {marketWords.matches.wants(theirs.user.name, names)}
      </p>
      <TradedLine creature={theirs} />
      <svg className={styles.swap} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8.5h14M14 4.5l4 4-4 4M20 16H6M10 12l-4 4 4 4" />
      </svg>
      {mine[0] && <TradedLine creature={mine[0]} />}
      <Button aria-describedby={words} onClick={onOffer}>
        {marketWords.offer}
      </Button>
    </li>
  );
}
