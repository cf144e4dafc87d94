import { type Cell, encounters, type GameMap, groundAt, maps, terrainOf } from '../../../content/index.ts';
import { neighbour, step } from '../../../rules/world/walking.ts';
import { type Straight, wayTo } from '../../shared/way.ts';

export type Where = 'quiet' | 'wild';
export interface Walk {
  readonly cell: Cell;
  readonly way: readonly Straight[];
}

/** The position of a cell as calls send it, in pixels. */
export const pixelsOf = ({ x, y }: Cell): Cell => ({ x: x * 16, y: y * 16 });

function wildOn(map: GameMap): (cell: Cell) => boolean {
  const grounds = encounters[map.id].tables.map(({ ground }) => ground);
  return ({ x, y }) => grounds.includes(groundAt(map, x, y) ?? '');
}

/** The nearest cell from which a player can walk to and fro to the east, on two cells with or without encounters. */
export function toAndFro(map: GameMap['id'], where: Where): Walk {
  const terrain = terrainOf(maps[map]);
  const wild = wildOn(maps[map]);
  return wayTo(map, maps[map].start, (cell) => {
    const east = step(terrain, cell, 'e');
    return east !== null && [cell, east].every((each) => wild(each) === (where === 'wild'));
  });
}

/** The western end of the longest row of free cells without encounters. */
export function longestRow(map: GameMap['id']): Walk & { length: number } {
  const terrain = terrainOf(maps[map]);
  const wild = wildOn(maps[map]);
  const lengthFrom = (cell: Cell): number => {
    if (wild(cell) || terrain.blocked(cell.x, cell.y)) return 0;
    return 1 + (step(terrain, cell, 'e') ? lengthFrom(neighbour(cell, 'e')) : 0);
  };
  const rows = maps[map].rows.flatMap((row, y) =>
    [...row].map((_, x) => ({ x, y, length: lengthFrom({ x, y }) })),
  );
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best));
  const { cell, way } = wayTo(map, maps[map].start, ({ x, y }) => x === longest.x && y === longest.y);
  return { cell, way, length: longest.length };
}
