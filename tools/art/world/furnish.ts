import { cellSize } from '../../../content/maps/legend.ts';
import { type Footprint, type ObjectKind, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap, MapId, MapObject } from '../../../content/maps/types.ts';
import { hasFerries } from '../../../content/maps/ways/ferries.ts';
import { exitsOf } from '../../../content/maps/ways/joins.ts';
import { barrierKinds, switchesOf, switchKinds } from '../../../content/maps/ways/switches.ts';
import { forestEdge, strayOf } from './forest-edge.ts';
import { CELL, footOf, type Light, type Move, type ObjectDrawing } from './objects/drawing.ts';
import { gymAt } from './objects/gyms.ts';
import { variantsOf } from './objects/pieces.ts';
import { signAt } from './objects/signs.ts';
import { choose } from './terrain/scatter.ts';
import { thicket } from './thicket.ts';

/** A picture of the objects atlas on the map; `x`, `y` is its base in map pixels. */
export interface MapSprite {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  /** Drawing order, ascending. A player in row r has the depth (r + 1) × 16, flat objects on the ground have 0. */
  readonly depth: number;
  readonly move?: Move;
  /** Number of animation frames, if there are several. */
  readonly frames?: number;
  /** Length of the shadow as a share of the height, depth of the walls to the north in map pixels, and whether it is round. */
  readonly casts?: number;
  readonly deep?: number;
  readonly round?: boolean;
  /** Of a gate: the map behind it, and whether the picture is that of the open one. */
  readonly gate?: { readonly to: MapId; readonly open: boolean };
  /** Of a switch or a barrier: its cell, whether the picture is that of the switched or open one, and which is shown first. */
  readonly switched?: {
    readonly x: number;
    readonly y: number;
    readonly on: boolean;
    readonly first: boolean;
  };
}

export interface MapLight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: Light['kind'];
}

/** The objects of a map with their lights and smoke. */
export interface Furnishing {
  readonly sprites: readonly MapSprite[];
  /** Shown while the lights are on. */
  readonly lit: readonly MapSprite[];
  readonly lights: readonly MapLight[];
  readonly smokes: readonly { readonly x: number; readonly y: number }[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Which of the pictures of its kind an object has: that of its destination or type, otherwise any. */
function variantAt(map: GameMap, { kind, x, y, gym }: MapObject, count: number): number {
  if (kind === 'signpost') return signAt(map.id, x, y);
  return kind === 'gym' ? gymAt(gym) : choose(x, y, 31, count);
}

/** False for boats that lie still: nobody sees them from their end. */
const sails = ({ id }: GameMap, kind: ObjectKind): boolean => kind !== 'boat' || hasFerries(id);

function furnishOne(map: GameMap, object: MapObject): Furnishing {
  const { kind, x, y } = object;
  const variants = variantsOf(kind);
  const picked = variantAt(map, object, variants.length);
  const [name, drawing] = variants[picked]!;
  const { width, depth: deep }: Footprint = objectKinds[kind];
  const stray = strayOf({ kind, x, y });
  const foot = { x: (x + width / 2) * cellSize + stray.x, y: (y + 1) * cellSize + stray.y };
  const depth = drawing.flat ? 0 : foot.y;
  const at = placer(drawing, foot);
  const main: MapSprite = {
    frame: name,
    ...foot,
    depth,
    ...(drawing.move && { move: drawing.move }),
    ...(drawing.frames && sails(map, kind) && { frames: drawing.frames }),
    ...(drawing.shadows && { casts: drawing.casts ?? 1 }),
    ...(drawing.solid && { deep: (deep - 1) * cellSize }),
    ...(drawing.shadows && drawing.round && { round: true }),
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

/** Returns a function that converts a point of the drawing to map pixels. */
function placer(drawing: ObjectDrawing, foot: { x: number; y: number }) {
  const [footX, footY] = footOf(drawing);
  const share = cellSize / CELL;
  return (x: number, y: number) => ({
    x: round(foot.x + (x - footX) * share),
    y: round(foot.y + (y - footY) * share),
  });
}

/** A gate has two pictures in one place, of which the game shows one. */
function furnishGate(map: GameMap, { kind, x, y }: MapObject): Furnishing {
  const to = exitsOf(map.id).find((exit) => exit.x === x && exit.y === y)?.to;
  if (!to) throw new Error(`${map.id} has a gate at ${x},${y}, where no exit is`);
  const foot = { x: (x + objectKinds[kind].width / 2) * cellSize, y: (y + 1) * cellSize - 3 };
  const sprites = variantsOf(kind).map(([frame], at): MapSprite => {
    return { frame, ...foot, depth: foot.y, gate: { to, open: at === 1 } };
  });
  return { sprites, lit: [], lights: [], smokes: [] };
}

/** How far behind their cell's edge switches and barriers stand, in map pixels: whoever is on the cell is in front. */
const BEHIND = 10;

/** A switch or a barrier has two pictures in one place, of which the game shows one. */
function furnishSwitched(map: GameMap, { kind, x, y }: MapObject): Furnishing {
  const found = switchesOf(map.id, 0);
  const first = found?.barriers.some((one) => one.x === x && one.y === y && one.open) === true;
  const foot = { x: (x + 0.5) * cellSize, y: (y + 1) * cellSize };
  const sprites = variantsOf(kind).map(([frame, { flat }], at): MapSprite => {
    return { frame, ...foot, depth: flat ? 0 : foot.y - BEHIND, switched: { x, y, on: at === 1, first } };
  });
  return { sprites, lit: [], lights: [], smokes: [] };
}

const SWITCHED: readonly ObjectKind[] = [...switchKinds, ...barrierKinds];

function furnishing(map: GameMap, object: MapObject): Furnishing {
  if (object.kind === 'gate') return furnishGate(map, object);
  return SWITCHED.includes(object.kind) ? furnishSwitched(map, object) : furnishOne(map, object);
}

/** Places the pictures of all objects of a map. */
export function furnish(map: GameMap): Furnishing {
  const all = map.objects.map((object) => furnishing(map, object));
  return {
    sprites: [...forestEdge(map), ...thicket(map), ...all.flatMap(({ sprites }) => sprites)].toSorted(
      (a, b) => a.depth - b.depth || a.x - b.x,
    ),
    lit: all.flatMap(({ lit }) => lit),
    lights: all.flatMap(({ lights }) => lights),
    smokes: all.flatMap(({ smokes }) => smokes),
  };
}
