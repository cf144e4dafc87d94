import { blockedCells } from '../../../content/maps/blocked.ts';
import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import { type Footprint, objectKinds } from '../../../content/maps/objects.ts';
import type { GameMap, MapObject } from '../../../content/maps/types.ts';
import { frameNames } from './objects/atlas.ts';
import { OBJECTS } from './objects/index.ts';
import { choose } from './terrain/scatter.ts';
import { frontClumpOf } from './terrain/tall-grass.ts';
import { viewOf } from './terrain/view.ts';
import { layTiles, type TileLayer } from './tiles/lay.ts';
import type { TerrainSheet } from './tiles/sheet.ts';
import type { Tileset } from './tiles/tileset.ts';

/** A picture of the objects atlas on the map; `x`, `y` is its foot in map pixels. */
export interface MapSprite {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  /** Draw in ascending order. A player in row r has the depth (r + 1) × 16; what lies on the ground has 0. */
  readonly depth: number;
}

/** A map ready to be shown: `assets/generated/maps/<id>.json`. */
export interface CompiledMap {
  readonly id: GameMap['id'];
  readonly title: string;
  /** Cells along each side, and map pixels along each cell. */
  readonly size: number;
  readonly cell: number;
  /** The map's own sheet of tiles; `image` is the picture's name without its ending. */
  readonly terrain: TerrainSheet & { readonly image: string };
  readonly layers: readonly TileLayer[];
  readonly sprites: readonly MapSprite[];
  /** Clumps of tall grass that hide the feet of whoever stands in their cell; the ground shows them too. */
  readonly clumps: readonly MapSprite[];
  /** 31 rows of `0` (free) and `1` (blocked), for display only. */
  readonly blocked: readonly string[];
  readonly start: { readonly x: number; readonly y: number };
}

const flatKinds = new Set(OBJECTS.filter((drawing) => drawing.flat).map(({ kind }) => kind));

function spriteOf({ kind, x, y }: MapObject): MapSprite {
  const names = frameNames(kind);
  const { width }: Footprint = objectKinds[kind];
  const foot = (y + 1) * cellSize;
  return {
    frame: names[choose(x, y, 31, names.length)]!,
    x: (x + width / 2) * cellSize,
    y: foot,
    depth: flatKinds.has(kind) ? 0 : foot,
  };
}

function clumpsOf(map: GameMap): MapSprite[] {
  const view = viewOf(map);
  const cells = Array.from({ length: mapSize * mapSize }, (_, i) => ({
    x: i % mapSize,
    y: Math.floor(i / mapSize),
  }));
  return cells
    .filter(({ x, y }) => view(x, y) === 'tall-grass')
    .map(({ x, y }) => {
      const foot = (y + 1) * cellSize;
      return { frame: `clump.${frontClumpOf(x, y)}`, x: (x + 0.5) * cellSize, y: foot, depth: foot + 1 };
    });
}

/** Turns a map of the content into what the game draws, with the tiles it needs. */
export function compileMap(map: GameMap, sheetOf: (tileset: Tileset) => TerrainSheet): CompiledMap {
  const { tileset, layers } = layTiles(map);
  return {
    id: map.id,
    title: map.title,
    size: mapSize,
    cell: cellSize,
    terrain: { image: `tiles/terrain.${map.id}`, ...sheetOf(tileset) },
    layers,
    sprites: map.objects.map(spriteOf).toSorted((a, b) => a.depth - b.depth || a.x - b.x),
    clumps: clumpsOf(map),
    blocked: blockedCells(map).map((row) => row.map((blocked) => (blocked ? '1' : '0')).join('')),
    start: map.start,
  };
}
