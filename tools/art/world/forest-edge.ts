import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import { type ObjectKind, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap, MapObject } from '../../../content/maps/types.ts';
import { variantsOf } from './objects/pieces.ts';
import { choose, scatter } from './terrain/scatter.ts';

const TREES: ReadonlySet<ObjectKind> = new Set(['oak', 'pine', 'maple', 'willow', 'snow-pine']);
/** Grows on heights, whose edges are seen. */
const SNOWED = 'snow-pine';
const BEHIND: readonly ObjectKind[] = ['oak', 'pine', 'pine', 'oak', 'maple'];
const SIDE = mapSize * cellSize;
/** Half of the distance between two trees of a row, in map pixels. */
const HALF = cellSize;

/** How far a tree stands beside the middle of its cells, in map pixels: rows of trees look planted. Neighbours stand on opposite sides. */
export function strayOf({ kind, x, y }: MapObject): { readonly x: number; readonly y: number } {
  if (!TREES.has(kind)) return { x: 0, y: 0 };
  const side = ((x >> 1) + (y >> 1)) % 2 === 0 ? 1 : -1;
  return {
    x: side * Math.round(2 + scatter(x, y, 61) * 4),
    y: Math.round((scatter(x, y, 62) - 0.6) * 8),
  };
}

/** Where the tree behind a tree at the map's edge stands, in map pixels; null for one that is not at the edge. */
function placeBehind({ kind, x, y }: MapObject): { readonly x: number; readonly y: number } | null {
  const { width } = objectKinds[kind];
  const [footX, footY] = [(x + width / 2) * cellSize, (y + 1) * cellSize];
  if (y <= 1) return { x: footX + HALF, y: 13 };
  if (y === mapSize - 1) return { x: footX + HALF, y: SIDE + 15 };
  if (x === 0) return { x: -2, y: footY + HALF };
  if (x + width === mapSize) return { x: SIDE + 2, y: footY + HALF };
  return null;
}

export interface Tree {
  /** Its picture in the objects atlas. */
  readonly frame: string;
  /** Its foot, in map pixels. */
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** A second row of trees along the map's edge, in the gaps of the first, so that it looks like a forest. */
export function forestEdge(map: GameMap): readonly Tree[] {
  const trees = map.objects.filter(({ kind }) => TREES.has(kind) && kind !== SNOWED);
  return trees.flatMap((tree): Tree[] => {
    const place = placeBehind(tree);
    // A gap now and then lets the eye in.
    if (!place || scatter(tree.x, tree.y, 63) > 0.85) return [];
    const variants = variantsOf(BEHIND[choose(tree.x, tree.y, 64, BEHIND.length)]!);
    const [frame] = variants[choose(tree.x, tree.y, 65, variants.length)]!;
    const x = place.x + Math.round((scatter(tree.x, tree.y, 66) - 0.5) * 14);
    const y = place.y + Math.round((scatter(tree.x, tree.y, 67) - 0.5) * 10);
    return [{ frame, x, y, depth: y }];
  });
}
