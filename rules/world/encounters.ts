import type { Kind } from '../creatures/types.ts';
import type { Dice } from '../random.ts';

export interface EncounterEntry {
  /** Lowercase id. */
  readonly species: string;
  /** Share among the entries that can come, whole, 1 or more. */
  readonly weight: number;
  /** Levels, both included, 1 to 100. */
  readonly least: number;
  readonly most: number;
  /** Least distance from the map's start in cells; left out, it comes everywhere. */
  readonly from?: number;
}

export interface EncounterTable {
  readonly ground: string;
  /** Percent of the steps on this ground that meet something. */
  readonly percent: number;
  readonly entries: readonly EncounterEntry[];
}

export interface Encounter {
  readonly species: string;
  readonly level: number;
  readonly kind: Kind;
}

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
  const total = entries.reduce((sum, entry) => sum + entry.weight, 0);
  if (total === 0) return undefined;
  let rest = dice.roll(total);
  return entries.find((entry) => {
    rest -= entry.weight;
    return rest < 0;
  });
}

/**
 * What a step onto `ground` meets, `distance` cells from the map's start; mostly nothing.
 * Rolls: whether, which, level (where it varies), kind.
 */
export function rollEncounter(
  tables: readonly EncounterTable[],
  ground: string,
  distance: number,
  dice: Dice,
): Encounter | null {
  const table = tables.find((each) => each.ground === ground);
  if (table === undefined) return null;
  const near = table.entries.filter((entry) => (entry.from ?? 0) <= distance);
  if (near.length === 0 || !dice.chance(table.percent)) return null;
  const entry = pick(near, dice);
  if (entry === undefined) return null;
  const level =
    entry.least === entry.most ? entry.least : entry.least + dice.roll(entry.most - entry.least + 1);
  return { species: entry.species, level, kind: rollKind(dice) };
}
