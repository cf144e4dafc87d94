import { blockedCells } from '../../../content/maps/blocked.ts';
import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { type Furnishing, furnish } from './furnish.ts';
import { grassOf, type MapGrass } from './grass.ts';
import { WATER, type WaterPattern } from './terrain/crests.ts';
import { layTiles, type TileLayer } from './tiles/lay.ts';
import type { TerrainSheet } from './tiles/sheet.ts';
import type { Tileset } from './tiles/tileset.ts';

/** A map ready to be shown: `assets/generated/maps/<id>.json`. */
export interface CompiledMap extends Furnishing {
  readonly id: GameMap['id'];
  readonly title: string;
  /** Cells along each side, and map pixels along each cell. */
  readonly size: number;
  readonly cell: number;
  /** The map's own sheet of tiles; `image` is the picture's name without its ending. */
  readonly terrain: TerrainSheet & { readonly image: string };
  readonly layers: readonly TileLayer[];
  readonly grass: MapGrass;
  /** The water below the ground, and where it flows: map pixels each second. */
  readonly water: WaterPattern & { readonly flow: readonly [x: number, y: number] };
  /** 31 rows of `0` (free) and `1` (blocked), for display only. */
  readonly blocked: readonly string[];
  readonly start: { readonly x: number; readonly y: number };
}

/** Where the water has a fall, it flows south; elsewhere the wind drives it. */
const flowOf = (map: GameMap): readonly [number, number] =>
  map.objects.some(({ kind }) => kind === 'waterfall') ? [0.8, 5] : [3.2, 1];

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
    ...furnish(map),
    grass: grassOf(map),
    water: { ...WATER, flow: flowOf(map) },
    blocked: blockedCells(map).map((row) => row.map((blocked) => (blocked ? '1' : '0')).join('')),
    start: map.start,
  };
}
