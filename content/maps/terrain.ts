import type { Cell } from '../../rules/world/types.ts';
import type { Terrain } from '../../rules/world/walking.ts';
import type { SwitchState } from '../../rules/world/ways/switches.ts';
import { blockedCells } from './blocked.ts';
import { groundAt, mapSize } from './legend.ts';
import type { GameMap } from './types.ts';
import { boatsOf } from './ways/ferries.ts';
import { closedCells, mechanismOn } from './ways/switches.ts';

/** A map in the form that the rules for walking need, where some cells are closed besides those that it closes itself. */
export function terrainWith(map: GameMap, closed: readonly Cell[]): Terrain {
  const grid = blockedCells(map);
  const blocked = (x: number, y: number): boolean =>
    grid[y]?.[x] !== false || closed.some((cell) => cell.x === x && cell.y === y);
  return {
    size: mapSize,
    blocked,
    ground: (x, y) => groundAt(map, x, y) ?? '',
    boat: boatsOf(map, blocked),
  };
}

/**
 * A map in the form that the rules for walking need.
 * @param state what a player has switched there; without it the map is as everybody finds it
 */
export function terrainOf(map: GameMap, state: SwitchState = 0): Terrain {
  const mechanism = mechanismOn(map.id);
  return terrainWith(map, mechanism ? closedCells(mechanism, state) : []);
}
