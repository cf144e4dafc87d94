import { CHANNELS, emptyPicture, type RawPicture, rasterise } from '../raster.ts';
import { UNIT } from '../terrain/contour.ts';
import type { Tileset } from './tileset.ts';

/** Pixels of a baked tile: three per map pixel. */
export const TILE_PIXELS = 48;
/** Width in pixels of the copied edge around every tile, so that texture filtering never samples its neighbour. */
const EXTRUDED = 1;
const PITCH = TILE_PIXELS + 2 * EXTRUDED;

/** The layout of a terrain sheet, in pixels of its picture. */
export interface TerrainSheet {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly margin: number;
  readonly spacing: number;
  readonly columns: number;
  readonly count: number;
  /** Baked pixels for each pixel of the map. */
  readonly scale: number;
}

const clamp = (value: number): number => Math.max(0, Math.min(TILE_PIXELS - 1, value));

const drawTile = (svg: string): RawPicture =>
  rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNIT} ${UNIT}">${svg}</svg>`,
    TILE_PIXELS,
  );

function placeTile(sheet: RawPicture, tile: RawPicture, column: number, row: number): void {
  for (let y = 0; y < PITCH; y++) {
    for (let x = 0; x < PITCH; x++) {
      const from = (clamp(y - EXTRUDED) * TILE_PIXELS + clamp(x - EXTRUDED)) * CHANNELS;
      const to = ((row * PITCH + y) * sheet.width + column * PITCH + x) * CHANNELS;
      tile.pixels.copy(sheet.pixels, to, from, from + CHANNELS);
    }
  }
}

/** The sheet of a set, and for each tile of the set its place there: −1 for one that shows nothing. */
export interface TilePlaces {
  readonly sheet: TerrainSheet;
  readonly places: readonly number[];
}

/** Draws all tiles of a set into one sheet. Many are drawn from different lines and look the same: these have one place. */
export function drawSheet(tileset: Tileset): TilePlaces & { readonly picture: RawPicture } {
  const tiles: RawPicture[] = [];
  const known = new Map<string, number>();
  const places = tileset.pictures().map((svg) => {
    const tile = drawTile(svg);
    if (tile.pixels.every((value) => value === 0)) return -1;
    const key = tile.pixels.toString('latin1');
    const place = known.get(key) ?? tiles.push(tile) - 1;
    known.set(key, place);
    return place;
  });
  const columns = Math.ceil(Math.sqrt(tiles.length));
  const picture = emptyPicture(columns * PITCH, Math.ceil(tiles.length / columns) * PITCH);
  for (const [i, tile] of tiles.entries()) placeTile(picture, tile, i % columns, Math.floor(i / columns));
  const sheet: TerrainSheet = {
    tileWidth: TILE_PIXELS,
    tileHeight: TILE_PIXELS,
    margin: EXTRUDED,
    spacing: 2 * EXTRUDED,
    columns,
    count: tiles.length,
    scale: TILE_PIXELS / UNIT,
  };
  return { picture, sheet, places };
}
