import { cellsOfGround } from '../../../../content/encounters/grounds.ts';
import { encounters } from '../../../../content/encounters/index.ts';
import { type Habitat, placesOf } from '../../../../content/habitats.ts';
import { maps } from '../../../../content/maps/index.ts';
import { oddsAt } from '../../../../rules/world/odds.ts';
import { HOURS, type Hour } from '../../../../rules/world/types.ts';

export type HabitatMap = Habitat['map'];

/** A place where a species lives, with the odds of meeting it there, for somebody without charms. */
export interface HabitatOdds extends Habitat {
  /** Percent of the creatures met there: where and when it is rarest, and where and when it is most frequent. */
  readonly percent: readonly [least: number, most: number];
  /** The hours at which it is most frequent; all at which it comes where they do not differ. */
  readonly bestHours: readonly Hour[];
  /** Steps on that ground, at the best spot and hour, between one and the next on average. */
  readonly steps: number;
}

/** A cell that holds a species, and how many percent of those met there it is. */
export interface HomeCell {
  readonly x: number;
  readonly y: number;
  readonly percent: number;
}

/** How many percent of the encounters of a spot are of the species; 0 where it does not come. */
const percentAt = (id: string, map: HabitatMap, ground: string, distance: number, hour: Hour): number =>
  oddsAt(encounters[map], { ground, distance, hour }).find((odds) => odds.species === id)?.percent ?? 0;

const cellsAt = ({ map, ground, from }: Habitat) =>
  cellsOfGround(maps[map], ground).filter(({ distance }) => distance >= from);

function homeAt(id: string, place: Habitat): HabitatOdds {
  const { map, ground, hours } = place;
  const distances = [...new Set(cellsAt(place).map(({ distance }) => distance))];
  const byHour = hours.map((hour) => ({
    hour,
    percents: distances.map((distance) => percentAt(id, map, ground, distance, hour)),
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

/** Every home of a species, the one where it is met soonest first. */
export const homesOf = (id: string): readonly HabitatOdds[] =>
  placesOf(id)
    .map((place) => homeAt(id, place))
    .sort((one, other) => one.steps - other.steps);

/** The cells of a map that hold a species by one hour, or at its best hour where none is named. */
export function homeCells(id: string, map: HabitatMap, hour: Hour | null): readonly HomeCell[] {
  const asked = hour === null ? HOURS : [hour];
  return placesOf(id)
    .filter((place) => place.map === map)
    .flatMap((place) =>
      cellsAt(place).map(({ x, y, distance }) => ({
        x,
        y,
        percent: Math.max(...asked.map((each) => percentAt(id, map, place.ground, distance, each))),
      })),
    )
    .filter(({ percent }) => percent > 0);
}

/** The maps on which a species is met. */
export const mapsOf = (id: string): readonly HabitatMap[] =>
  (Object.keys(encounters) as HabitatMap[]).filter((map) =>
    encounters[map].tables.some(({ entries }) => entries.some((entry) => entry.species === id)),
  );
