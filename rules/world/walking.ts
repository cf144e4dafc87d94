import type { Cell, Direction } from './types.ts';

/** A map as the rules see it. Its functions are only called for cells inside it. */
export interface Terrain {
  /** Cells along each side. */
  readonly size: 31;
  blocked(x: number, y: number): boolean;
  ground(x: number, y: number): string;
  /** The cells over which a boat carries whoever steps off a cell, the landing last; null where none waits. */
  boat?(cell: Cell, direction: Direction): readonly Cell[] | null;
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

/** The ground that slides: whoever comes onto it goes on in the same direction until something stops them. */
export const ICE = 'ice';

/**
 * The cell beside one that a step enters; null if blocked or outside. A diagonal step needs both cells beside it free.
 * Onto a ledge and off it leads only a step south, and no diagonal step passes one; ice is entered and left only
 * straight.
 */
export function enteredFrom(terrain: Terrain, cell: Cell, direction: Direction): Cell | null {
  const free = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < terrain.size && y < terrain.size && !terrain.blocked(x, y);
  const isLedge = (x: number, y: number): boolean => terrain.ground(x, y) === LEDGE;
  const to = neighbour(cell, direction);
  if (!free(to.x, to.y)) return null;
  if (direction === 's') return to;
  if (isLedge(to.x, to.y) || isLedge(cell.x, cell.y)) return null;
  const passes = (x: number, y: number): boolean => free(x, y) && !isLedge(x, y);
  const diagonal = to.x !== cell.x && to.y !== cell.y;
  const isIce = (x: number, y: number): boolean => terrain.ground(x, y) === ICE;
  if (diagonal && (isIce(to.x, to.y) || isIce(cell.x, cell.y))) return null;
  return !diagonal || (passes(to.x, cell.y) && passes(cell.x, to.y)) ? to : null;
}

/**
 * The cells that one step enters, in their order: the next one, on ice all those over which it slides, and in a boat
 * those over which it sails. Empty if there is no way. A slide ends on the first cell that is no ice, and before what cannot be entered.
 */
export function wayOver(terrain: Terrain, cell: Cell, direction: Direction): readonly Cell[] {
  const course = terrain.boat?.(cell, direction);
  if (course) return course;
  const way: Cell[] = [];
  let next = enteredFrom(terrain, cell, direction);
  while (next) {
    way.push(next);
    next = terrain.ground(next.x, next.y) === ICE ? enteredFrom(terrain, next, direction) : null;
  }
  return way;
}

/** The cell where a step ends, on ice that of the slide, in a boat the landing; null if there is no way in this direction. */
export const step = (terrain: Terrain, cell: Cell, direction: Direction): Cell | null =>
  wayOver(terrain, cell, direction).at(-1) ?? null;

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
