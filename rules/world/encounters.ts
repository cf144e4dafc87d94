import type { Dice } from '../model/random.ts';
import { levelsAt, livingAt, NO_LUCK, weightFor, weightOf } from './living.ts';
import type { Encounter, EncounterEntry, Luck, Spot, Wilds } from './types.ts';

/** Without luck, 4 of 768 wild creatures are shiny and 3 are dark. */
export const OF = 768;
export const SHINY = 4;
export const DARK = 3;
/** So many times as often is a creature shiny whose species the player has studied. */
export const STUDIED_TIMES = 2;
/** Luck is a percentage, so each of the 768 parts has a hundred of its own. */
const PARTS = 100;

function rollKind(dice: Dice, { kinds, isStudied = false }: Luck): Encounter['kind'] {
  const rolled = dice.roll(OF * PARTS);
  const times = isStudied ? STUDIED_TIMES : 1;
  const [dark, shiny] = [DARK * (PARTS + kinds), SHINY * (PARTS + kinds) * times];
  if (rolled < dark) return 2;
  return rolled < dark + shiny ? 3 : 1;
}

function pick(entries: readonly EncounterEntry[], dice: Dice, luck: Luck): EncounterEntry | undefined {
  let rest = dice.roll(weightOf(entries, luck));
  return entries.find(({ tier }) => {
    rest -= weightFor(tier, luck);
    return rest < 0;
  });
}

/**
 * The creature that a step onto a spot of a map meets; usually null. Rolls: whether, which, level (if it varies),
 * kind. No roll if no creature can come.
 */
export function rollEncounter(wilds: Wilds, spot: Spot, dice: Dice, luck: Luck = NO_LUCK): Encounter | null {
  const percent = wilds.tables.find(({ ground }) => ground === spot.ground)?.percent ?? 0;
  const living = livingAt(wilds, spot);
  if (living.length === 0 || !dice.chance(percent)) return null;
  const entry = pick(living, dice, luck);
  if (entry === undefined) return null;
  const [least, most] = levelsAt(wilds, entry, spot.distance);
  const level = least === most ? least : least + dice.roll(most - least + 1);
  return { species: entry.species, level, kind: rollKind(dice, luck) };
}
