import type { Cell } from '../../rules/world/types.ts';
import { distanceOf } from '../../rules/world/walking.ts';
import { blockedCells } from '../maps/blocked.ts';
import { groundAt } from '../maps/legend.ts';
import type { GameMap, Ground } from '../maps/types.ts';

/** The grounds on which wild creatures live. */
export const WILD_GROUNDS = [
  'meadow',
  'tall-grass',
  'wood',
  'sand',
  'shore',
  'rocks',
  'snow',
] as const satisfies readonly Ground[];

export type WildGround = (typeof WILD_GROUNDS)[number];

/** A cell that can be walked, and its distance from the map's start. */
export interface Reached extends Cell {
  readonly distance: number;
}

/** Cells by map: code that asks for all species asks a thousand times for the same few maps. */
const known = new WeakMap<GameMap, ReadonlyMap<string, readonly Reached[]>>();

function byGround(map: GameMap): ReadonlyMap<string, readonly Reached[]> {
  const cells = blockedCells(map)
    .flatMap((row, y) => row.flatMap((blocked, x) => (blocked ? [] : [{ x, y }])))
    .map((cell) => ({ ...cell, distance: distanceOf(map.start, cell) }))
    .sort((one, other) => one.distance - other.distance);
  return new Map(
    WILD_GROUNDS.map((ground) => [ground, cells.filter(({ x, y }) => groundAt(map, x, y) === ground)]),
  );
}

/** The cells of a wild ground that can be walked, the nearest to the map's start first. */
export function cellsOfGround(map: GameMap, ground: string): readonly Reached[] {
  const grounds = known.get(map) ?? byGround(map);
  known.set(map, grounds);
  return grounds.get(ground) ?? [];
}
