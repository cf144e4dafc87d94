import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { TradedLine } from '../../../../ui/trading/TradedLine.tsx';
import styles from '../Find.module.css';

interface Props {
  creature: Creature;
  chosen: boolean;
  /** Whether the maximum number of creatures is chosen. */
  full: boolean;
  onToggle: () => void;
}

/** Returns why a creature cannot be offered; null if it can. */
function hindrance({ in_offer, favourite }: Creature): string | null {
  if (in_offer) return marketWords.offered;
  return favourite ? marketWords.favourite : null;
}

/** A creature of the player that can be selected for the offer. */
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
