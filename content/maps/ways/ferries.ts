import type { Cell, Direction } from '../../../rules/world/types.ts';
import { neighbour, type Terrain } from '../../../rules/world/walking.ts';
import { EDGES, type Edge } from '../../../rules/world/ways/exits.ts';
import { groundAt } from '../legend.ts';
import type { GameMap, MapId } from '../types.ts';

/** A boat that waits at a cell for whoever steps off it to a side. It sails straight over the water to the next land. */
export interface Ferry extends Cell {
  readonly map: MapId;
  readonly side: Edge;
}

/** The boats of the world. None turns round: whoever lands has to see who sails on from there. */
export const ferries: readonly Ferry[] = [
  { map: 'scattersea2', x: 25, y: 24, side: 'e' },
  { map: 'scattersea2', x: 25, y: 24, side: 'w' },
  { map: 'scattersea2', x: 29, y: 25, side: 's' },
  { map: 'scattersea2', x: 29, y: 25, side: 'w' },
  { map: 'scattersea2', x: 29, y: 28, side: 'n' },
  { map: 'scattersea2', x: 29, y: 28, side: 'w' },
  { map: 'scattersea2', x: 25, y: 27, side: 'n' },
];

/** The water over which a boat sails, and the land where it lays to; null without water, and where it meets no land that is free. */
export function courseOf(map: GameMap, blocked: Terrain['blocked'], ferry: Ferry): readonly Cell[] | null {
  const course: Cell[] = [];
  let cell: Cell = neighbour(ferry, ferry.side);
  while (groundAt(map, cell.x, cell.y) === 'water') {
    course.push(cell);
    cell = neighbour(cell, ferry.side);
  }
  const isLand = groundAt(map, cell.x, cell.y) !== undefined && !blocked(cell.x, cell.y);
  return course.length > 0 && isLand ? [...course, cell] : null;
}

/** The courses of a map's boats, for its terrain. */
export function boatsOf(map: GameMap, blocked: Terrain['blocked']): NonNullable<Terrain['boat']> {
  const courses = new Map(
    ferries
      .filter((ferry) => ferry.map === map.id)
      .map((ferry) => [`${ferry.x},${ferry.y} ${ferry.side}`, courseOf(map, blocked, ferry)]),
  );
  return ({ x, y }, direction) => courses.get(`${x},${y} ${direction}`) ?? null;
}

/** Whether boats sail on a map. */
export const hasFerries = (map: string): boolean => ferries.some((one) => one.map === map);

/** The sides of a cell at which a boat waits. */
export const berthsAt = (map: string, cell: Cell): readonly Direction[] =>
  EDGES.filter((side) =>
    ferries.some((one) => one.map === map && one.side === side && one.x === cell.x && one.y === cell.y),
  );
