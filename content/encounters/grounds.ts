import { distanceOf } from '../../rules/world/walking.ts';
import { blockedCells } from '../maps/blocked.ts';
import { groundAt } from '../maps/legend.ts';
import type { Cell, GameMap, Ground } from '../maps/types.ts';

/** The grounds on which wild creatures live. */
export const WILD_GROUNDS = [
  'meadow',
  'tall-grass',
  'wood',
  'sand',
  'shore',
  'rocks',
] as const satisfies readonly Ground[];

/** A cell that can be walked, and how far it lies from the map's start. */
export interface Reached extends Cell {
  readonly distance: number;
}

/** The cells of a ground that can be walked, the nearest first. */
export function cellsOfGround(map: GameMap, ground: string): readonly Reached[] {
  return blockedCells(map)
    .flatMap((row, y) => row.flatMap((blocked, x) => (blocked ? [] : [{ x, y }])))
    .filter(({ x, y }) => groundAt(map, x, y) === ground)
    .map((cell) => ({ ...cell, distance: distanceOf(map.start, cell) }))
    .sort((one, other) => one.distance - other.distance);
}
