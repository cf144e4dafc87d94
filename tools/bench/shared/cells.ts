import { blockedCells, type Cell, encounters, type GameMap, groundAt, maps } from '../../../content/index.ts';

export type Way = 'n' | 'e' | 's' | 'w';
export type Where = 'quiet' | 'wild';

const STEPS: Readonly<Record<Way, Cell>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

export const beside = ({ x, y }: Cell, way: Way): Cell => ({ x: x + STEPS[way].x, y: y + STEPS[way].y });

/** The wire's form of a cell. */
export const pixelsOf = ({ x, y }: Cell): Cell => ({ x: x * 16, y: y * 16 });

function freeOn(map: GameMap): (cell: Cell) => boolean {
  const blocked = blockedCells(map);
  return ({ x, y }) => blocked[y]?.[x] === false;
}

function wildOn(map: GameMap): (cell: Cell) => boolean {
  const grounds = encounters[map.id].map(({ ground }) => ground);
  return ({ x, y }) => grounds.includes(groundAt(map, x, y) ?? '');
}

/** The shortest way, straight steps only, from a map's start to the next cell of some kind. */
function wayTo(map: GameMap, wanted: (cell: Cell) => boolean): { cell: Cell; way: Way[] } {
  const free = freeOn(map);
  const seen = new Set<string>();
  let rim: { cell: Cell; way: Way[] }[] = [{ cell: map.start, way: [] }];
  while (rim.length > 0) {
    const next: typeof rim = [];
    for (const here of rim) {
      const key = `${here.cell.x},${here.cell.y}`;
      if (seen.has(key) || !free(here.cell)) continue;
      seen.add(key);
      if (wanted(here.cell)) return here;
      for (const way of Object.keys(STEPS) as Way[]) {
        next.push({ cell: beside(here.cell, way), way: [...here.way, way] });
      }
    }
    rim = next;
  }
  throw new Error(`No such cell can be reached on ${map.id}`);
}

/** A cell that can be walked to and fro with the cell east of it, both with encounters or both without. */
export function toAndFro(map: GameMap['id'], where: Where): { cell: Cell; way: Way[] } {
  const free = freeOn(maps[map]);
  const wild = wildOn(maps[map]);
  return wayTo(maps[map], (cell) =>
    [cell, beside(cell, 'e')].every((each) => free(each) && wild(each) === (where === 'wild')),
  );
}

/** The western end of the longest row of free cells without encounters, for a long walk. */
export function longestRow(map: GameMap['id']): { cell: Cell; way: Way[]; length: number } {
  const free = freeOn(maps[map]);
  const wild = wildOn(maps[map]);
  const lengthFrom = (cell: Cell): number =>
    free(cell) && !wild(cell) ? 1 + lengthFrom(beside(cell, 'e')) : 0;
  const rows = maps[map].rows.flatMap((row, y) =>
    [...row].map((_, x) => ({ x, y, length: lengthFrom({ x, y }) })),
  );
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best));
  const { cell, way } = wayTo(maps[map], ({ x, y }) => x === longest.x && y === longest.y);
  return { cell, way, length: longest.length };
}
