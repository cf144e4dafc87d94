import type { Cell, Direction } from '../types.ts';
import { availableDirections, type Terrain } from '../walking.ts';

/** The sides of a map. */
export const EDGES = ['n', 'e', 's', 'w'] as const;
export type Edge = (typeof EDGES)[number];

export const OPPOSITE: Readonly<Record<Edge, Edge>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** A way over the edge of a map: a step from the cell `x`, `y` towards `side` leads to `cell` of the map `to`. */
export interface Exit<Name extends string = string> extends Cell {
  readonly side: Edge;
  readonly to: Name;
  readonly cell: Cell;
}

/** The exit that a step from a cell in a direction takes; undefined if there is none. A diagonal step takes none. */
export const exitAt = <Name extends string>(
  exits: readonly Exit<Name>[],
  { x, y }: Cell,
  direction: Direction,
): Exit<Name> | undefined => exits.find((exit) => exit.x === x && exit.y === y && exit.side === direction);

/**
 * Which of the eight steps are possible from a cell, the exits of the map included.
 * @param isClosed whether the gate to a map is closed for this player
 */
export function waysFrom<Name extends string>(
  terrain: Terrain,
  exits: readonly Exit<Name>[],
  cell: Cell,
  isClosed: (to: Name) => boolean,
): Record<Direction, boolean> {
  const ways = availableDirections(terrain, cell);
  for (const side of EDGES) {
    const exit = exitAt(exits, cell, side);
    if (exit) ways[side] = !isClosed(exit.to);
  }
  return ways;
}
