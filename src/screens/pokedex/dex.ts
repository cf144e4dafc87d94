import { species } from '../../../content/species/index.ts';
import type { Species } from '../../../rules/creatures/types.ts';
import type { DexKind, Known, Pokedex } from '../../client/queries.ts';

/** A line of the Pokedex: a species, its number, and what the player knows of it. */
export interface DexEntry {
  readonly species: Species;
  /** From 1 on, in the order in which the species were written down. */
  readonly number: number;
  readonly seen: readonly DexKind[];
  readonly caught: readonly DexKind[];
}

const STRANGER: Known = { seen: [], caught: [] };
const all = Object.values(species);

/** All species with what is known of them, in the order of their numbers. */
export const dexOf = (pokedex: Pokedex): readonly DexEntry[] =>
  all.map((each, index) => ({
    species: each,
    number: index + 1,
    ...(pokedex.get(each.id) ?? STRANGER),
  }));

export const isSeen = ({ seen }: DexEntry): boolean => seen.length > 0;
export const isCaught = ({ caught }: DexEntry): boolean => caught.length > 0;

/** The kind that stands for a species in lists: the normal one, or the first that was seen. */
export const shownKind = ({ seen }: DexEntry): DexKind => seen[0] ?? 1;
