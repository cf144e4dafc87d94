import { cellsOfGround } from '../../../../content/encounters/grounds.ts';
import { encounters } from '../../../../content/encounters/index.ts';
import { type Habitat, placesOf } from '../../../../content/habitats.ts';
import { maps } from '../../../../content/maps/index.ts';
import { weathersOn } from '../../../../content/maps/weather.ts';
import { oddsAt } from '../../../../rules/world/odds.ts';
import { HOURS, type Hour, type MapWeather } from '../../../../rules/world/types.ts';

export type HabitatMap = Habitat['map'];

/** A habitat of a species with the odds of meeting it there, without charms. */
export interface HabitatOdds extends Habitat {
  /** Percent of the encounters there that are of the species: at the worst and at the best spot, hour and weather. */
  readonly percent: readonly [least: number, most: number];
  /** The hours at which it is most frequent; if they do not differ, all hours at which it appears. */
  readonly bestHours: readonly Hour[];
  /** Average number of steps on that ground between two of them, at the best spot, hour and weather. */
  readonly steps: number;
}

/** A cell where a species appears, and the percentage of its encounters that are of the species. */
export interface HomeCell {
  readonly x: number;
  readonly y: number;
  readonly percent: number;
}

/** The weathers of an hour that make a difference on a ground; clear stands for those that make none. */
function weathersThere(map: HabitatMap, ground: string, hour: Hour): readonly MapWeather[] {
  const entries = encounters[map].tables.find((table) => table.ground === ground)?.entries ?? [];
  const told = new Set(
    entries.flatMap(({ weathers = [], loves }) => (loves ? [...weathers, loves] : weathers)),
  );
  return weathersOn(map, hour).filter((weather) => weather === 'clear' || told.has(weather));
}

/** Percent of the encounters of a spot that are of the species, by weather; 0 where it does not appear. */
const percentsAt = (id: string, map: HabitatMap, ground: string, distance: number, hour: Hour) =>
  weathersThere(map, ground, hour).map(
    (weather) =>
      oddsAt(encounters[map], { ground, distance, hour, weather }).find((odds) => odds.species === id)
        ?.percent ?? 0,
  );

const cellsAt = ({ map, ground, from }: Habitat) =>
  cellsOfGround(maps[map], ground).filter(({ distance }) => distance >= from);

function homeAt(id: string, place: Habitat): HabitatOdds {
  const { map, ground, hours } = place;
  const distances = [...new Set(cellsAt(place).map(({ distance }) => distance))];
  const byHour = hours.map((hour) => ({
    hour,
    percents: distances
      .flatMap((distance) => percentsAt(id, map, ground, distance, hour))
      .filter((percent) => percent > 0),
  }));
  const percents = byHour.flatMap((each) => each.percents);
  const most = Math.max(...percents);
  const table = encounters[map].tables.find((each) => each.ground === ground);
  return {
    ...place,
    percent: [Math.min(...percents), most],
    bestHours: byHour.filter((each) => each.percents.includes(most)).map(({ hour }) => hour),
    steps: Math.round(10_000 / ((table?.percent ?? 0) * most)),
  };
}

/** Returns all habitats of a species; the one with the fewest steps comes first. */
export const homesOf = (id: string): readonly HabitatOdds[] =>
  placesOf(id)
    .map((place) => homeAt(id, place))
    .sort((one, other) => one.steps - other.steps);

/** Returns the cells of a map where a species appears at an hour; with null, at its best hour. */
export function homeCells(id: string, map: HabitatMap, hour: Hour | null): readonly HomeCell[] {
  const asked = hour === null ? HOURS : [hour];
  return placesOf(id)
    .filter((place) => place.map === map)
    .flatMap((place) =>
      cellsAt(place).map(({ x, y, distance }) => ({
        x,
        y,
        percent: Math.max(...asked.flatMap((each) => percentsAt(id, map, place.ground, distance, each))),
      })),
    )
    .filter(({ percent }) => percent > 0);
}

/** Returns the maps on which a species appears. */
export const mapsOf = (id: string): readonly HabitatMap[] =>
  (Object.keys(encounters) as HabitatMap[]).filter((map) =>
    encounters[map].tables.some(({ entries }) => entries.some((entry) => entry.species === id)),
  );
