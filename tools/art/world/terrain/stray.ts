import { coveredCells } from '../../../../content/maps/blocked.ts';
import { mapSize } from '../../../../content/maps/legend.ts';
import type { ObjectKind } from '../../../../content/maps/objects.ts';
import type { GameMap, Ground } from '../../../../content/maps/types.ts';
import { scatter } from './scatter.ts';

/*
 * What has grown or flowed does not run along cells: its outlines stray from them by a smooth noise, the same for all grounds of a
 * place, so that sand stays between meadow and water. They come back to the cells beside bridges and floors, which are built.
 */

/** How far outlines stray, in cells. */
const FARTHEST = 0.42;
/** Distance of the noise's lattice points, in cells, so that outlines never fold. */
const PITCH = 2.3;
/** What is built: outlines of what has grown keep to the cells beside it. */
const BUILT: ReadonlySet<Ground> = new Set(['bridge', 'floor']);
const BUILT_THINGS: ReadonlySet<ObjectKind> = new Set([
  'house',
  'mart',
  'gym',
  'windmill',
  'lighthouse',
  'spindle',
  'wind-organ',
  'cold-hearth',
  'steps',
  'gate',
  'waterfall',
  'sluice',
  'stone-door',
  'light-gate',
]);

type View = (x: number, y: number) => Ground;
/**
 * Moves a point, in cells, to where its ground is looked up.
 * @param times how many times as far as outlines stray commonly
 */
export type Stray = (x: number, y: number, times?: number) => readonly [x: number, y: number];

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise, −1…1; `pitch` is the distance of its lattice points in cells. */
function noise(x: number, y: number, salt: number, pitch: number): number {
  const [left, top] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  const [tx, ty] = [smooth(x / pitch - left), smooth(y / pitch - top)];
  const above = scatter(left, top, salt) * (1 - tx) + scatter(left + 1, top, salt) * tx;
  const below = scatter(left, top + 1, salt) * (1 - tx) + scatter(left + 1, top + 1, salt) * tx;
  return (above * (1 - ty) + below * ty) * 2 - 1;
}

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
/** Cells around the map that have a value, too. */
const RIM = 4;
const SIDE = mapSize + 2 * RIM;

/** For each cell 1, or 0 beside what is built. */
function freeCells(view: View, { objects }: Pick<GameMap, 'objects'>): Uint8Array {
  const things = objects.filter(({ kind }) => BUILT_THINGS.has(kind)).flatMap(coveredCells);
  const taken = new Set(things.map(({ x, y }) => `${x},${y}`));
  const isBuilt = (x: number, y: number): boolean => BUILT.has(view(x, y)) || taken.has(`${x},${y}`);
  return Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) - RIM, Math.floor(i / SIDE) - RIM];
    return NEAR.some(([dx, dy]) => isBuilt(x + dx, y + dy)) ? 0 : 1;
  });
}

/** How free a point is, 0…1, between the middles of cells. */
function freedomAt(free: Uint8Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [tx, ty] = [x - 0.5 - left, y - 0.5 - top];
  const first = (top + RIM) * SIDE + left + RIM;
  const above = (free[first] ?? 1) * (1 - tx) + (free[first + 1] ?? 1) * tx;
  const below = (free[first + SIDE] ?? 1) * (1 - tx) + (free[first + SIDE + 1] ?? 1) * tx;
  return above * (1 - ty) + below * ty;
}

/** How the outlines of a map stray; points are in cells from its top left corner. */
export function outlineStray(view: View, map: Pick<GameMap, 'id' | 'objects'>): Stray {
  const free = freeCells(view, map);
  const salt = 600 + [...map.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (x, y, times = 1) => {
    const [far, pitch] = [FARTHEST * times * freedomAt(free, x, y), PITCH * Math.sqrt(times)];
    return [x + far * noise(x, y, salt + times, pitch), y + far * noise(x, y, salt + times + 50, pitch)];
  };
}
