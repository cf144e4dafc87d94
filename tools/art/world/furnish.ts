import { cellSize } from '../../../content/maps/legend.ts';
import { type Footprint, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap, MapObject } from '../../../content/maps/types.ts';
import { CELL, footOf, type Light, type Move, type ObjectDrawing } from './objects/drawing.ts';
import { variantsOf } from './objects/pieces.ts';
import { signAt } from './objects/signs.ts';
import { choose } from './terrain/scatter.ts';

/** A picture of the objects atlas on the map; `x`, `y` is its foot in map pixels. */
export interface MapSprite {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  /** Draw in ascending order. A player in row r has the depth (r + 1) × 16; what lies on the ground has 0. */
  readonly depth: number;
  readonly move?: Move;
  /** How many frames follow one another, where more than one. */
  readonly frames?: number;
  /** Length of its shadow as a share of its height, and how far north its walls reach, in map pixels. */
  readonly casts?: number;
  readonly deep?: number;
}

export interface MapLight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: Light['kind'];
}

/** Everything that stands on a map, and what comes out of it. */
export interface Furnishing {
  readonly sprites: readonly MapSprite[];
  /** Shown when the lights are lit. */
  readonly lit: readonly MapSprite[];
  readonly lights: readonly MapLight[];
  readonly smokes: readonly { readonly x: number; readonly y: number }[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

function furnishOne(map: GameMap, { kind, x, y }: MapObject): Furnishing {
  const variants = variantsOf(kind);
  const picked = kind === 'signpost' ? signAt(map.id, x, y) : choose(x, y, 31, variants.length);
  const [name, drawing] = variants[picked]!;
  const { width, depth: deep }: Footprint = objectKinds[kind];
  const foot = { x: (x + width / 2) * cellSize, y: (y + 1) * cellSize };
  const depth = drawing.flat ? 0 : foot.y;
  const at = placer(drawing, foot);
  const main: MapSprite = {
    frame: name,
    ...foot,
    depth,
    ...(drawing.move && { move: drawing.move }),
    ...(drawing.frames && { frames: drawing.frames }),
    ...(drawing.shadows && { casts: drawing.casts ?? 1 }),
    ...(drawing.solid && { deep: (deep - 1) * cellSize }),
  };
  const parts = (drawing.parts ?? []).map(
    ({ name: part, pivot, move }): MapSprite => ({
      frame: `${name}.${part}`,
      ...at(...pivot),
      depth: round(depth + 0.1),
      move,
    }),
  );
  return {
    sprites: [main, ...parts],
    lit: drawing.lit ? [{ frame: `${name}.lit`, ...foot, depth: round(depth + 0.05) }] : [],
    lights: (drawing.lights ?? []).map(({ x: lx, y: ly, radius, kind: shines }) => {
      return { ...at(lx, ly), radius: round((radius * cellSize) / CELL), kind: shines };
    }),
    smokes: drawing.smoke ? [at(...drawing.smoke)] : [],
  };
}

/** Where a point of a drawing lies on the map. */
function placer(drawing: ObjectDrawing, foot: { x: number; y: number }) {
  const [footX, footY] = footOf(drawing);
  const share = cellSize / CELL;
  return (x: number, y: number) => ({
    x: round(foot.x + (x - footX) * share),
    y: round(foot.y + (y - footY) * share),
  });
}

/** Puts the pictures of a map's objects where they stand. */
export function furnish(map: GameMap): Furnishing {
  const all = map.objects.map((object) => furnishOne(map, object));
  return {
    sprites: all.flatMap(({ sprites }) => sprites).toSorted((a, b) => a.depth - b.depth || a.x - b.x),
    lit: all.flatMap(({ lit }) => lit),
    lights: all.flatMap(({ lights }) => lights),
    smokes: all.flatMap(({ smokes }) => smokes),
  };
}
