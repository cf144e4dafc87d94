import type { Cell } from '../../rules/world/types.ts';
import { groundAt, mapSize } from './legend.ts';
import { type Footprint, objectKinds } from './objects.ts';
import type { GameMap, Ground, MapObject } from './types.ts';

const BLOCKING: ReadonlySet<Ground> = new Set(['water', 'cliff', 'cloud']);

/** The cells that an object covers, whether it blocks them or not. */
export function coveredCells(object: MapObject): readonly Cell[] {
  const { width, depth }: Footprint = objectKinds[object.kind];
  return Array.from({ length: width * depth }, (_, index) => ({
    x: object.x + (index % width),
    y: object.y - Math.floor(index / width),
  }));
}

/** A 31 × 31 grid, row by row: true if the cell cannot be walked. */
export function blockedCells(map: GameMap): readonly (readonly boolean[])[] {
  const grid = Array.from({ length: mapSize }, (_row, y) =>
    Array.from({ length: mapSize }, (_column, x) => {
      const ground = groundAt(map, x, y);
      return ground === undefined || BLOCKING.has(ground);
    }),
  );
  for (const object of map.objects) {
    if (!objectKinds[object.kind].blocks) continue;
    for (const { x, y } of coveredCells(object)) {
      const row = grid[y];
      if (row !== undefined && x in row) row[x] = true;
    }
  }
  return grid;
}
