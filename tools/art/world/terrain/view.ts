import { groundAt, mapSize } from '../../../../content/maps/legend.ts';
import type { GameMap, Ground } from '../../../../content/maps/types.ts';
import type { Neighbourhood } from './contour.ts';
import { outlineStray, type Stray } from './stray.ts';

/** Returns the ground of a cell. Cells outside the map repeat the outermost cells. */
export interface GroundView {
  (x: number, y: number): Ground;
  /** How outlines of what has grown stray from the cells; without it they do not. */
  readonly stray?: Stray;
}
export type GroundTest = (ground: Ground, x: number, y: number) => boolean;

const clamp = (value: number): number => Math.max(0, Math.min(mapSize - 1, value));

export function viewOf(map: GameMap): GroundView {
  const view = (x: number, y: number): Ground => {
    const ground = groundAt(map, clamp(x), clamp(y));
    if (ground === undefined) throw new Error(`${map.id} has an unknown ground at ${x},${y}`);
    return ground;
  };
  return Object.assign(view, { stray: outlineStray(view, map) });
}

/** How far walls of rock stray, as a share of what is common: ways between them are narrow. */
export const WALLS_STRAY = 0.7;

/**
 * Applies a test to the cell (x, y) and those around it.
 * @param times how many times as far as common its outline strays: at most 2, where nobody minds which cell is which
 */
export function around(view: GroundView, x: number, y: number, test: GroundTest, times = 1): Neighbourhood {
  const near = (dx: number, dy: number): boolean => test(view(x + dx, y + dy), x + dx, y + dy);
  const { stray } = view;
  if (!stray) return near;
  const from: Stray = (dx, dy) => {
    const [sx, sy] = stray(x + dx, y + dy, times);
    return [sx - x, sy - y];
  };
  return Object.assign(near, { stray: from });
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
