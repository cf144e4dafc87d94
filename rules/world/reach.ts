import type { Cell, Direction } from './types.ts';
import { step, type Terrain } from './walking.ts';

/** Straight steps first, so that of two equally short ways the one with fewer diagonal steps is taken. */
const ORDER: readonly Direction[] = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'];

interface Visit {
  readonly steps: number;
  readonly cell: Cell;
  readonly last: { readonly visit: Visit; readonly direction: Direction } | null;
}

/** Every cell that can be walked to from one cell. */
export interface Reach {
  /** Number of steps to a cell; null if no way leads there. */
  steps(cell: Cell): number | null;
  /** The steps of a shortest way to a cell; null if no way leads there. */
  wayTo(cell: Cell): readonly Direction[] | null;
  /** The cells, the nearest first. */
  readonly cells: readonly Cell[];
}

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** Searches breadth first from a cell over all free cells. */
export function reachFrom(terrain: Terrain, start: Cell): Reach {
  const first: Visit = { steps: 0, cell: start, last: null };
  const visits = new Map<string, Visit>([[keyOf(start), first]]);
  // A map's values are visited in the order of their arrival, also those that are added meanwhile.
  for (const visit of visits.values()) {
    for (const direction of ORDER) {
      const cell = step(terrain, visit.cell, direction);
      if (!cell || visits.has(keyOf(cell))) continue;
      visits.set(keyOf(cell), { steps: visit.steps + 1, cell, last: { visit, direction } });
    }
  }
  return {
    steps: (cell) => visits.get(keyOf(cell))?.steps ?? null,
    wayTo: (cell) => {
      const way: Direction[] = [];
      const goal = visits.get(keyOf(cell));
      for (let visit = goal; visit?.last; visit = visit.last.visit) way.unshift(visit.last.direction);
      return goal ? way : null;
    },
    cells: [...visits.values()].map(({ cell }) => cell),
  };
}
