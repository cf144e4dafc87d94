import { coveredCells } from '../../../content/maps/blocked.ts';
import { cellSize, groundAt, mapSize } from '../../../content/maps/legend.ts';
import { type ObjectKind, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { forestEdge, strayOf, type Tree } from './forest-edge.ts';
import { variantsOf } from './objects/pieces.ts';
import { choose, scatter } from './terrain/scatter.ts';

/*
 * Trees between those that a map places, where nobody walks: on the tops of cliffs. The placed ones stand in rows and
 * columns of two cells; with these between them they look like a wood.
 */

/** Places that are tried in each cell. */
const TRIES = 2;
/** Trees are at least this far from each other, in map pixels: their crowns may overlap. */
const APART = { across: 25, down: 16 } as const;
const TREES: ReadonlySet<ObjectKind> = new Set(['oak', 'pine', 'maple', 'willow', 'birch']);

interface Foot {
  readonly x: number;
  readonly y: number;
}

const footOf = (map: GameMap): readonly Foot[] =>
  map.objects
    .filter(({ kind }) => TREES.has(kind))
    .map((tree) => {
      const stray = strayOf(tree);
      const x = (tree.x + objectKinds[tree.kind].width / 2) * cellSize + stray.x;
      return { x, y: (tree.y + 1) * cellSize + stray.y };
    });

/** Whether a cell and what a tree there hides is the top of a cliff without anything on it. */
function isTop(map: GameMap, x: number, y: number, taken: ReadonlySet<string>): boolean {
  for (let dy = -3; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [cx, cy] = [x + dx, y + dy];
      if (cx < 0 || cy < 0 || cx >= mapSize || cy >= mapSize) continue;
      if (groundAt(map, cx, cy) !== 'cliff' || taken.has(`${cx},${cy}`)) return false;
    }
  }
  return true;
}

/** Whether a tree would stand on another one. */
const isCrowded = (trees: readonly Foot[], { x, y }: Foot): boolean =>
  trees.some((tree) => Math.hypot((tree.x - x) / APART.across, (tree.y - y) / APART.down) < 1);

/** The trees that grow between those of a map. They are of the kinds, and have the pictures, that the map shows anyway. */
export function thicket(map: GameMap): readonly Tree[] {
  const placed = map.objects.filter(({ kind }) => kind === 'pine');
  if (placed.length === 0) return [];
  const others = map.objects.filter(({ kind }) => !TREES.has(kind));
  const taken = new Set(others.flatMap(coveredCells).map(({ x, y }) => `${x},${y}`));
  const trees: Foot[] = [...footOf(map), ...forestEdge(map)];
  const found: Tree[] = [];
  for (let cell = 0; cell < mapSize * mapSize * TRIES; cell += 1) {
    const attempt = Math.floor(cell / (mapSize * mapSize));
    const [x, y] = [cell % mapSize, Math.floor(cell / mapSize) % mapSize];
    if (!isTop(map, x, y, taken)) continue;
    const foot = {
      x: Math.round((x + scatter(x, y, 71 + attempt)) * cellSize),
      y: Math.round((y + 0.3 + scatter(x, y, 81 + attempt) * 0.7) * cellSize),
    };
    if (isCrowded(trees, foot)) continue;
    const model = placed[choose(x, y, 91, placed.length)]!;
    const variants = variantsOf('pine');
    const [frame] = variants[choose(model.x, model.y, 31, variants.length)]!;
    trees.push(foot);
    found.push({ frame, ...foot, depth: foot.y });
  }
  return found;
}
