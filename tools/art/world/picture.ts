import sharp from 'sharp';
import type { CompiledMap } from './compile-map.ts';
import type { MapSprite } from './furnish.ts';
import type { ObjectFrame } from './objects/atlas.ts';
import { CHANNELS, type RawPicture, rasterise } from './raster.ts';
import { shade } from './shade.ts';
import type { WaterPattern } from './terrain/crests.ts';
import { box, line, move } from './terrain/svg.ts';
import { TILE_PIXELS } from './tiles/sheet.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Blends a part of one picture over another, with alpha. */
function blend(onto: RawPicture, from: RawPicture, part: Area, left: number, top: number): void {
  for (let y = Math.max(0, -top); y < part.height && top + y < onto.height; y++) {
    for (let x = Math.max(0, -left); x < part.width && left + x < onto.width; x++) {
      const source = ((part.y + y) * from.width + part.x + x) * CHANNELS;
      const target = ((top + y) * onto.width + left + x) * CHANNELS;
      const share = (from.pixels[source + 3] ?? 0) / 255;
      for (let c = 0; c < 3; c++) {
        const [over, under] = [from.pixels[source + c] ?? 0, onto.pixels[target + c] ?? 0];
        onto.pixels[target + c] = Math.round(under + (over - under) * share);
      }
      onto.pixels[target + 3] = 255;
    }
  }
}

/** Draws the water that lies below the whole map. */
function drawWater({ period, colour, coats }: WaterPattern, side: number, pixels: number): RawPicture {
  const strokes = coats
    .flat()
    .map((one) => line(one.path, one.colour, one.width, `stroke-opacity="${one.opacity}"`))
    .join('');
  const starts = Array.from({ length: Math.ceil(side / period) }, (_, i) => i * period);
  const copies = starts.flatMap((y) => starts.map((x) => move(strokes, x, y))).join('');
  const content = box(0, 0, side, side, colour) + copies;
  return rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`,
    pixels,
  );
}

/** The tufts in all cells of tall grass. */
const tuftsOf = ({ grass, size, cell }: CompiledMap): MapSprite[] =>
  grass.cells.flatMap(([place, phase]) => {
    const [left, top] = [(place % size) * cell, Math.floor(place / size) * cell];
    return (grass.phases[phase] ?? []).map(({ frame, x, y, depth }) => {
      return { frame, x: left + x, y: top + y, depth: top + depth };
    });
  });

/** Draws the whole map at its baked size, from the same data and pictures as the game. */
export function pictureOf(
  map: CompiledMap,
  terrain: RawPicture,
  atlas: RawPicture,
  frames: Readonly<Record<string, ObjectFrame>>,
): RawPicture {
  const side = map.size * TILE_PIXELS;
  const picture = drawWater(map.water, map.size * map.cell, side);
  const { columns, margin, spacing } = map.terrain;
  const pitch = TILE_PIXELS + spacing;
  // A still picture needs only the first frame of the foam.
  const layers = map.layers.filter(({ name }, i) => name !== 'foam' || map.layers[i - 1]?.name !== 'foam');
  for (const { tiles } of layers) {
    for (const [i, tile] of tiles.entries()) {
      if (tile < 0) continue;
      const x = margin + (tile % columns) * pitch;
      const y = margin + Math.floor(tile / columns) * pitch;
      const part = { x, y, width: TILE_PIXELS, height: TILE_PIXELS };
      blend(picture, terrain, part, (i % map.size) * TILE_PIXELS, Math.floor(i / map.size) * TILE_PIXELS);
    }
  }
  const scale = TILE_PIXELS / map.cell;
  shade(picture, atlas, frames, map.sprites, scale);
  const shown = map.sprites.filter(
    ({ gate, switched }) => gate?.open !== false && (!switched || switched.on === switched.first),
  );
  const standing = [...shown, ...tuftsOf(map)].toSorted((a, b) => a.depth - b.depth);
  for (const { frame, x, y } of standing) {
    const found = frames[frame];
    if (!found) throw new Error(`${map.id}: no picture ${frame}`);
    const [left, top] = [Math.round(x * scale) - found.anchorX, Math.round(y * scale) - found.anchorY];
    blend(picture, atlas, found, left, top);
  }
  return picture;
}

/** Encodes a small picture of a map for the map selection. */
export function thumbnail(
  { pixels, width, height }: RawPicture,
  side: number,
  quality: number,
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .resize(side, side, { kernel: 'mitchell' })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
