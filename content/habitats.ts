import { levelsAt } from '../rules/world/living.ts';
import {
  type EncounterEntry,
  type EncounterTable,
  HOURS,
  type Hour,
  type MapWeather,
  type Tier,
} from '../rules/world/types.ts';
import { cellsOfGround, type Reached } from './encounters/grounds.ts';
import { encounters } from './encounters/index.ts';
import { maps } from './maps/index.ts';
import type { GameMap } from './maps/types.ts';

type MapName = GameMap['id'];

/** A place where a species lives: a ground of a map. */
export interface Habitat {
  readonly map: MapName;
  readonly ground: string;
  readonly tier: Tier;
  /** In the order of the day; all four if it always comes. */
  readonly hours: readonly Hour[];
  /** The weathers in which alone it comes; missing if it comes in every one. */
  readonly weathers?: readonly MapWeather[];
  /** The weather in which it comes more often than its tier says. */
  readonly loves?: MapWeather;
  /** Distance of its nearest cell from the map's start, in cells. */
  readonly from: number;
  /** Lowest and highest over all its cells. */
  readonly levels: readonly [least: number, most: number];
  /** Number of cells where it lives. */
  readonly cells: number;
}

const mapNames = Object.keys(maps) as readonly MapName[];

function homesOn(map: MapName, species: string) {
  return encounters[map].tables.flatMap((table: EncounterTable) => {
    const entry: EncounterEntry | undefined = table.entries.find((each) => each.species === species);
    if (!entry) return [];
    const cells = cellsOfGround(maps[map], table.ground).filter(
      ({ distance }) => distance >= (entry.from ?? 0),
    );
    return [{ ground: table.ground, entry, cells }];
  });
}

/** Every habitat of a species, in the order of maps and grounds. Empty if it is not met in the wild. */
export function placesOf(species: string): readonly Habitat[] {
  return mapNames.flatMap((map) =>
    homesOn(map, species).flatMap(({ ground, entry, cells }) => {
      const [nearest, farthest] = [cells[0], cells.at(-1)];
      if (!nearest || !farthest) return [];
      const [least] = levelsAt(encounters[map], entry, nearest.distance);
      const [, most] = levelsAt(encounters[map], entry, farthest.distance);
      return {
        map,
        ground,
        tier: entry.tier,
        hours: HOURS.filter((hour) => entry.hours?.includes(hour) ?? true),
        ...(entry.weathers && { weathers: entry.weathers }),
        ...(entry.loves && { loves: entry.loves }),
        from: nearest.distance,
        levels: [least, most] as const,
        cells: cells.length,
      };
    }),
  );
}

/** The cells of a map where a species can be met, in this hour or, without one, in any. */
export function cellsOf(species: string, map: MapName, hour?: Hour): readonly Reached[] {
  return homesOn(map, species)
    .filter(({ entry }) => hour === undefined || (entry.hours?.includes(hour) ?? true))
    .flatMap(({ cells }) => cells);
}
