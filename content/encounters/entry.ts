import {
  type EncounterEntry,
  HOURS,
  type Hour,
  MAP_WEATHERS,
  type MapWeather,
  type Tier,
} from '../../rules/world/types.ts';

/** A sky that says something about who comes; a clear one does not. */
type Sky = Exclude<MapWeather, 'clear'>;

const entryOf =
  (tier: Tier) =>
  (
    species: string,
    least: number,
    most: number,
    from = 0,
    ...when: readonly (Hour | Sky)[]
  ): EncounterEntry => {
    const hours = HOURS.filter((hour) => when.includes(hour));
    const weathers = MAP_WEATHERS.filter((weather) => weather !== 'clear' && when.includes(weather));
    return {
      species,
      tier,
      least,
      most,
      from,
      ...(hours.length > 0 && { hours }),
      ...(weathers.length > 0 && { weathers }),
    };
  };

/**
 * One line of an encounter table: `rare('owlumen', 25, 27, 12, 'night')` is an Owlumen of level 25 to 27 that is met
 * rarely, at least 12 cells from the map's start, and only at night; with `'rain'` as well, only in the rain of a night.
 * Without hours it is met at any time, without weathers in any.
 */
export const common = entryOf('common');
export const uncommon = entryOf('uncommon');
export const rare = entryOf('rare');
export const fabled = entryOf('fabled');
