import type { Terrain } from '../../rules/world/walking.ts';
import { blockedCells } from './blocked.ts';
import { groundAt, mapSize } from './legend.ts';
import type { GameMap } from './types.ts';

/** A map in the form that the rules for walking need. */
export function terrainOf(map: GameMap): Terrain {
  const blocked = blockedCells(map);
  return {
    size: mapSize,
    blocked: (x, y) => blocked[y]?.[x] !== false,
    ground: (x, y) => groundAt(map, x, y) ?? '',
  };
}
