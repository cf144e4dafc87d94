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

function drawTile(sheet: RawPicture, svg: string, column: number, row: number): void {
  const tile = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNIT} ${UNIT}">${svg}</svg>`,
    TILE_PIXELS,
  );
  for (let y = 0; y < PITCH; y++) {
    for (let x = 0; x < PITCH; x++) {
      const from = (clamp(y - EXTRUDED) * TILE_PIXELS + clamp(x - EXTRUDED)) * CHANNELS;
      const to = ((row * PITCH + y) * sheet.width + column * PITCH + x) * CHANNELS;
      tile.pixels.copy(sheet.pixels, to, from, from + CHANNELS);
    }
  }
}

/** Draws all tiles of a set into one sheet. */
export function drawSheet(tileset: Tileset): { picture: RawPicture; sheet: TerrainSheet } {
  const pictures = tileset.pictures();
  const columns = Math.ceil(Math.sqrt(pictures.length));
  const [width, height] = [columns * PITCH, Math.ceil(pictures.length / columns) * PITCH];
  const picture = emptyPicture(width, height);
  for (const [i, svg] of pictures.entries()) drawTile(picture, svg, i % columns, Math.floor(i / columns));
  const sheet: TerrainSheet = {
    tileWidth: TILE_PIXELS,
    tileHeight: TILE_PIXELS,
    margin: EXTRUDED,
    spacing: 2 * EXTRUDED,
    columns,
    count: pictures.length,
    scale: TILE_PIXELS / UNIT,
  };
  return { picture, sheet };
}
