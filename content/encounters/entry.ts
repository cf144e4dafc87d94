import type { EncounterEntry } from '../../rules/world/encounters.ts';

/**
 * One line of an encounter table: how often (weight against the others), at which levels, and from how many
 * cells away from the start of the map.
 */
export function entry(
  species: string,
  weight: number,
  least: number,
  most: number,
  from = 0,
): EncounterEntry {
  return { species, weight, least, most, from };
}
