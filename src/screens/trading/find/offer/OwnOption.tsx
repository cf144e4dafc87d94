import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { TradedLine } from '../../../../ui/trading/TradedLine.tsx';
import styles from '../Find.module.css';

interface Props {
  creature: Creature;
  chosen: boolean;
  /** As many are chosen as can go together. */
  full: boolean;
  onToggle: () => void;
}

/** Why a creature cannot be offered; null where it can. */
function hindrance({ in_offer, favourite }: Creature): string | null {
  if (in_offer) return marketWords.offered;
  return favourite ? marketWords.favourite : null;
}

/** One of the player's own, to be offered or not. */
export function OwnOption({ creature, chosen, full, onToggle }: Props) {
  const why = hindrance(creature);
  const note = why ?? (creature.in_trade ? marketWords.listed : null);
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={why !== null || (full && !chosen)}
        onChange={onToggle}
      />
      <TradedLine creature={creature} />
      {note !== null && <span className={styles.why}>{note}</span>}
    </label>
  );
}
