import type { EncounterEntry, Hour, Tier } from '../../rules/world/types.ts';

const entryOf =
  (tier: Tier) =>
  (species: string, least: number, most: number, from = 0, ...hours: readonly Hour[]): EncounterEntry => ({
    species,
    tier,
    least,
    most,
    from,
    ...(hours.length > 0 && { hours }),
  });

/**
 * One line of an encounter table: `rare('owlumen', 25, 27, 12, 'night')` is an Owlumen of level 25 to 27 that is met
 * rarely, at least 12 cells from the map's start, and only at night. Without hours it is met at any time.
 */
export const common = entryOf('common');
export const uncommon = entryOf('uncommon');
export const rare = entryOf('rare');
export const fabled = entryOf('fabled');
