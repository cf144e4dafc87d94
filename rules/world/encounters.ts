import type { Dice } from '../model/random.ts';
import { levelsAt, livingAt, NO_LUCK, weightFor, weightOf } from './living.ts';
import type { Encounter, EncounterEntry, Luck, Spot, Wilds } from './types.ts';

/** Without luck, 4 of 256 wild creatures are shiny and 1 is dark. */
export const OF = 256;
export const SHINY = 4;
export const DARK = 1;

function rollKind(dice: Dice, { kinds }: Luck): Encounter['kind'] {
  const rolled = dice.roll(OF);
  const [dark, shiny] = [DARK, SHINY].map((count) => Math.round((count * (100 + kinds)) / 100)) as [
    number,
    number,
  ];
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
