import { groundAt, mapSize } from '../../../../content/maps/legend.ts';
import type { GameMap, Ground } from '../../../../content/maps/types.ts';
import type { Neighbourhood } from './contour.ts';

/** Returns the ground of a cell. Cells outside the map repeat the outermost cells. */
export type GroundView = (x: number, y: number) => Ground;
export type GroundTest = (ground: Ground, x: number, y: number) => boolean;

const clamp = (value: number): number => Math.max(0, Math.min(mapSize - 1, value));

export function viewOf(map: GameMap): GroundView {
  return (x, y) => {
    const ground = groundAt(map, clamp(x), clamp(y));
    if (ground === undefined) throw new Error(`${map.id} has an unknown ground at ${x},${y}`);
    return ground;
  };
}

/** Applies a test to the cell (x, y) and its eight neighbours. */
export function around(view: GroundView, x: number, y: number, test: GroundTest): Neighbourhood {
  return (dx, dy) => test(view(x + dx, y + dy), x + dx, y + dy);
}

const EIGHT = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx || dy);

/** How many of the eight neighbours pass the test. */
export function countAround(
  view: GroundView,
  x: number,
  y: number,
  test: (ground: Ground) => boolean,
): number {
  return EIGHT.filter(([dx, dy]) => test(view(x + dx, y + dy))).length;
}
