import { blockedCells } from '../../../content/maps/blocked.ts';
import { landOf } from '../../../content/maps/lands.ts';
import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import type { GameMap } from '../../../content/maps/types.ts';
import { type Furnishing, furnish } from './furnish.ts';
import { grassOf, type MapGrass } from './grass.ts';
import { CLOUDS, EVENING } from './terrain/clouds.ts';
import { WATER, type WaterPattern } from './terrain/crests.ts';
import { inLand } from './terrain/lands.ts';
import { layTiles, type TileLayer } from './tiles/lay.ts';
import type { TerrainSheet, TilePlaces } from './tiles/sheet.ts';
import type { Tileset } from './tiles/tileset.ts';

/** A map as the game loads it, `assets/generated/maps/<id>.json`. */
export interface CompiledMap extends Furnishing {
  readonly id: GameMap['id'];
  readonly title: string;
  /** Cells along each side, and map pixels along each cell. */
  readonly size: number;
  readonly cell: number;
  /** The sheet of the map's own tiles; `image` is the picture's name without extension. */
  readonly terrain: TerrainSheet & { readonly image: string };
  readonly layers: readonly TileLayer[];
  readonly grass: MapGrass;
  /** The water below the ground, and its flow in map pixels per second. */
  readonly water: WaterPattern & { readonly flow: readonly [x: number, y: number] };
  /** 31 rows of `0` (free) and `1` (blocked), for display only. */
  readonly blocked: readonly string[];
  readonly start: { readonly x: number; readonly y: number };
}

/** On maps with a waterfall the water flows south, on others slowly with the wind. */
const flowOf = (map: GameMap): readonly [number, number] =>
  map.objects.some(({ kind }) => kind === 'waterfall') ? [0.8, 5] : [3.2, 1];

/** The water in the colours of the map's land, or what lies below the land in its place. */
function waterOf({ id }: GameMap): WaterPattern {
  const land = landOf(id) ?? 'inland';
  if (land === 'heights') return CLOUDS;
  if (land === 'fourlight') return EVENING;
  const coats = WATER.coats.map((strokes) =>
    strokes.map((stroke) => ({ ...stroke, colour: inLand(land, stroke.colour) })),
  );
  return { ...WATER, colour: inLand(land, WATER.colour), coats };
}

/** Converts a map of `content/` into the data that the game draws, including its tiles. */
export function compileMap(map: GameMap, sheetOf: (tileset: Tileset) => TilePlaces): CompiledMap {
  const { tileset, layers } = layTiles(map);
  const { sheet, places } = sheetOf(tileset);
  return {
    id: map.id,
    title: map.title,
    size: mapSize,
    cell: cellSize,
    terrain: { image: `tiles/terrain.${map.id}`, ...sheet },
    layers: layers.map(({ name, tiles }) => ({ name, tiles: tiles.map((tile) => places[tile] ?? -1) })),
    ...furnish(map),
    grass: grassOf(map),
    water: { ...waterOf(map), flow: flowOf(map) },
    blocked: blockedCells(map).map((row) => row.map((blocked) => (blocked ? '1' : '0')).join('')),
    start: map.start,
  };
}
