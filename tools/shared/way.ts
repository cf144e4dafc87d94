import { type Cell, type GameMap, maps, terrainOf } from '../../content/index.ts';
import { step } from '../../rules/world/walking.ts';

const STRAIGHT = ['n', 'e', 's', 'w'] as const;
export type Straight = (typeof STRAIGHT)[number];

interface Walk {
  readonly cell: Cell;
  readonly way: readonly Straight[];
}

/** The shortest path, of at least one straight step, to a wanted cell. It may lead back to its start. */
export function wayTo(map: GameMap['id'], start: Cell, wanted: (cell: Cell) => boolean): Walk {
  const terrain = terrainOf(maps[map]);
  const seen = new Set<string>();
  const waiting: Walk[] = [{ cell: start, way: [] }];
  for (const walk of waiting) {
    for (const direction of STRAIGHT) {
      const cell = step(terrain, walk.cell, direction);
      if (cell === null || seen.has(`${cell.x},${cell.y}`)) continue;
      seen.add(`${cell.x},${cell.y}`);
      const next = { cell, way: [...walk.way, direction] };
      if (wanted(cell)) return next;
      waiting.push(next);
    }
  }
  throw new Error(`No such cell can be reached on ${map}`);
}
