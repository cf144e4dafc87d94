import type { Cell, Direction } from './types.ts';

/** A map as the rules see it. Both functions are only called for cells inside it. */
export interface Terrain {
  /** Cells along each side. */
  readonly size: 31;
  blocked(x: number, y: number): boolean;
  ground(x: number, y: number): string;
}

/** Changes of column and row for a step in each direction. */
export const OFFSETS: Readonly<Record<Direction, Cell>> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

/** The neighbouring cell in a direction; it may be blocked or outside the map. */
export const neighbour = ({ x, y }: Cell, direction: Direction): Cell => ({
  x: x + OFFSETS[direction].x,
  y: y + OFFSETS[direction].y,
});

/** Number of steps between two cells over open ground, diagonal ones included: “distance” in every rule. */
export const distanceOf = (one: Cell, other: Cell): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** The ground that goes one way: a step south leads onto it, and another one off it. */
export const LEDGE = 'ledge';

/**
 * The cell that a step leads to; null if blocked or outside. A diagonal step needs both cells beside it free. Onto a
 * ledge and off it leads only a step south, and no diagonal step passes one.
 */
export function step(terrain: Terrain, cell: Cell, direction: Direction): Cell | null {
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < terrain.size && y < terrain.size && !terrain.blocked(x, y);
  const isLedge = (x: number, y: number): boolean => terrain.ground(x, y) === LEDGE;
  const to = neighbour(cell, direction);
  if (!free(to.x, to.y)) return null;
  if (direction === 's') return to;
  if (isLedge(to.x, to.y) || isLedge(cell.x, cell.y)) return null;
  const passes = (x: number, y: number): boolean => free(x, y) && !isLedge(x, y);
  const diagonal = to.x !== cell.x && to.y !== cell.y;
  return !diagonal || (passes(to.x, cell.y) && passes(cell.x, to.y)) ? to : null;
}

/** Which of the eight steps are possible from a cell. */
export function availableDirections(terrain: Terrain, cell: Cell): Record<Direction, boolean> {
  const open = (direction: Direction): boolean => step(terrain, cell, direction) !== null;
  return {
    n: open('n'),
    ne: open('ne'),
    e: open('e'),
    se: open('se'),
    s: open('s'),
    sw: open('sw'),
    w: open('w'),
    nw: open('nw'),
  };
}
