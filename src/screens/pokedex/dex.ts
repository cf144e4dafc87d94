import { species } from '../../../content/species/index.ts';
import type { Species } from '../../../rules/creatures/types.ts';
import type { DexKind, Known, Pokedex } from '../../client/queries.ts';

/** An entry of the Pokedex: a species, its number, and the kinds that the player has seen and caught. */
export interface DexEntry {
  readonly species: Species;
  /** From 1, in the order of the species data. */
  readonly number: number;
  readonly seen: readonly DexKind[];
  readonly caught: readonly DexKind[];
}

const STRANGER: Known = { seen: [], caught: [] };
const all = Object.values(species);

/** Returns all species with what the player knows of them, ordered by number. */
export const dexOf = (pokedex: Pokedex): readonly DexEntry[] =>
  all.map((each, index) => ({
    species: each,
    number: index + 1,
    ...(pokedex.get(each.id) ?? STRANGER),
  }));

export const isSeen = ({ seen }: DexEntry): boolean => seen.length > 0;
export const isCaught = ({ caught }: DexEntry): boolean => caught.length > 0;

/** The kind that represents a species in lists: the first of `seen`, or the normal one (1) if none was seen. */
export const shownKind = ({ seen }: DexEntry): DexKind => seen[0] ?? 1;
