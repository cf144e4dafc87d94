import { maps } from '../../../content/index.ts';
import { blockedCells } from '../../../content/maps/blocked.ts';
import { mapSize } from '../../../content/maps/legend.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { type Cell, DIRECTIONS } from '../../../rules/world/types.ts';
import { step, type Terrain } from '../../../rules/world/walking.ts';
import type { Finding } from '../finding.ts';
import type { Shelf } from '../shelf.ts';
import { WALLS, wallsOf } from '../tiled/map.ts';
import { tiledMaps } from '../tiled/tiledMaps.ts';

/** Number of cells that a finding names; a map that has been moved as a whole needs no longer list. */
const NAMED = 12;

/**
 * Reports cells that are walls in a Tiled map and free in the game, or the other way round (only the server decides
 * where players can walk), and cells that cannot be reached.
 */
export function findWallFaults(shelf: Shelf): Finding[] {
  return tiledMaps(shelf).flatMap(({ file, map }) => {
    const content = Object.values<GameMap>(maps).find(({ id }) => `maps/${id}` === file.name);
    const data = map instanceof Error ? undefined : wallsOf(map)?.data;
    if (content === undefined || !Array.isArray(data) || data.length !== mapSize ** 2) return [];
    const isWall = (x: number, y: number): boolean => (data[y * mapSize + x] ?? 0) > 0;
    return [...differing(content, isWall), ...unreachable(content, isWall)].map((fault) => ({
      file: file.place,
      ...fault,
    }));
  });
}

type IsWall = (x: number, y: number) => boolean;

const CELLS: readonly Cell[] = Array.from({ length: mapSize ** 2 }, (_, index) => ({
  x: index % mapSize,
  y: Math.floor(index / mapSize),
}));

const named = (cells: readonly Cell[]): string => {
  const words = cells.slice(0, NAMED).map(({ x, y }) => `column ${x} row ${y}`);
  return cells.length > NAMED ? `${words.join(', ')} and ${cells.length - NAMED} more` : words.join(', ');
};

function differing(content: GameMap, isWall: IsWall): Omit<Finding, 'file'>[] {
  const blocked = blockedCells(content);
  const differ = (wall: boolean) =>
    CELLS.filter(({ x, y }) => isWall(x, y) === wall && blocked[y]?.[x] === !wall);
  const mend = `Change the layer "${WALLS}", or the map itself in content/maps: the server decides where one can walk.`;
  const [shut, open] = [differ(true), differ(false)];
  return [
    ...(shut.length > 0
      ? [{ check: 'walls', expected: 'cells where one can walk', found: `walls at ${named(shut)}`, mend }]
      : []),
    ...(open.length > 0
      ? [{ check: 'walls', expected: 'walls as the game has them', found: `none at ${named(open)}`, mend }]
      : []),
  ];
}

function unreachable(content: GameMap, isWall: IsWall): Omit<Finding, 'file'>[] {
  const reached = walkFrom(content.start, { size: mapSize, blocked: isWall, ground: () => '' });
  const lost = CELLS.filter(({ x, y }) => !isWall(x, y) && !reached.has(`${x},${y}`));
  if (lost.length === 0) return [];
  return [
    {
      check: 'unreachable-cell',
      expected: 'a way to every cell without a wall',
      found: `none to ${named(lost)}`,
      mend: `Open a way in the layer "${WALLS}", or put a tile into these cells too.`,
    },
  ];
}

function walkFrom(start: Cell, terrain: Terrain): ReadonlySet<string> {
  const seen = new Set([`${start.x},${start.y}`]);
  const waiting = [start];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const direction of DIRECTIONS) {
      const to = step(terrain, from, direction);
      if (to === null || seen.has(`${to.x},${to.y}`)) continue;
      seen.add(`${to.x},${to.y}`);
      waiting.push(to);
    }
  }
  return seen;
}
