import type { Terrain } from '../../rules/world/walking.ts';
import { blockedCells } from './blocked.ts';
import { groundAt, mapSize } from './legend.ts';
import type { GameMap } from './types.ts';
import { boatsOf } from './ways/ferries.ts';

/** A map in the form that the rules for walking need. */
export function terrainOf(map: GameMap): Terrain {
  const grid = blockedCells(map);
  const blocked = (x: number, y: number): boolean => grid[y]?.[x] !== false;
  return {
    size: mapSize,
    blocked,
    ground: (x, y) => groundAt(map, x, y) ?? '',
    boat: boatsOf(map, blocked),
  };
}
