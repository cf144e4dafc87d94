import { findMap, maps } from '../../../content/maps/index.ts';
import { groundAt } from '../../../content/maps/legend.ts';
import { terrainOf } from '../../../content/maps/terrain.ts';
import type { Ground } from '../../../content/maps/types.ts';
import { type Cell, DIRECTIONS } from '../../../rules/world/types.ts';
import { OFFSETS, wayOver } from '../../../rules/world/walking.ts';
import type { MapFile, MapPoint } from './mapFile.ts';

/** The ground of a cell; undefined outside the map. */
export type GroundAt = (column: number, row: number) => Ground | undefined;

/** Returns the function that looks up the ground of a cell. */
export function groundsOf({ id }: MapFile): GroundAt {
  const map = Object.values(maps).find((one) => one.id === id);
  return (column, row) => map && groundAt(map, column, row);
}

/** The cells of a slide over ice that leads from one cell straight to another; empty if none does. */
export function slideTo(mapName: string | null, from: Cell, to: Cell): readonly Cell[] {
  const map = mapName === null ? null : findMap(mapName);
  const heading = DIRECTIONS.find((direction) => {
    const { x, y } = OFFSETS[direction];
    return x === Math.sign(to.x - from.x) && y === Math.sign(to.y - from.y);
  });
  const way = map && heading ? wayOver(terrainOf(map), from, heading) : [];
  const last = way.at(-1);
  return last?.x === to.x && last.y === to.y ? way : [];
}

/** The middles of all water cells, in map pixels. */
export function findWater(map: MapFile): MapPoint[] {
  const ground = groundsOf(map);
  const cells = Array.from({ length: map.size ** 2 }, (_, index) => index);
  return cells.flatMap((index) => {
    const [column, row] = [index % map.size, Math.floor(index / map.size)];
    const isWater = ground(column, row) === 'water';
    return isWater ? [{ x: (column + 0.5) * map.cell, y: (row + 0.5) * map.cell }] : [];
  });
}
