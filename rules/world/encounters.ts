import type { Kind } from '../creatures/types.ts';
import type { Dice } from '../random.ts';
import { levelsAt, livingAt, TIER_WEIGHT, weightOf } from './living.ts';
import type { Encounter, EncounterEntry, Spot, Wilds } from './types.ts';

/** Of 256 wild creatures, 4 are shiny and 1 is dark. */
export const OF = 256;
export const SHINY = 4;
export const DARK = 1;

function rollKind(dice: Dice): Kind {
  const rolled = dice.roll(OF);
  if (rolled < DARK) return 2;
  return rolled < DARK + SHINY ? 3 : 1;
}

function pick(entries: readonly EncounterEntry[], dice: Dice): EncounterEntry | undefined {
  let rest = dice.roll(weightOf(entries));
  return entries.find(({ tier }) => {
    rest -= TIER_WEIGHT[tier];
    return rest < 0;
  });
}

/**
 * What a step onto a spot of a map meets; mostly nothing.
 * Rolls: whether, which, level (where it varies), kind. Where nothing can come, none.
 */
export function rollEncounter(wilds: Wilds, spot: Spot, dice: Dice): Encounter | null {
  const percent = wilds.tables.find(({ ground }) => ground === spot.ground)?.percent ?? 0;
  const living = livingAt(wilds, spot);
  if (living.length === 0 || !dice.chance(percent)) return null;
  const entry = pick(living, dice);
  if (entry === undefined) return null;
  const [least, most] = levelsAt(wilds, entry, spot.distance);
  const level = least === most ? least : least + dice.roll(most - least + 1);
  return { species: entry.species, level, kind: rollKind(dice) };
}
