import sharp from 'sharp';
import type { CompiledMap, MapSprite } from './compile-map.ts';
import type { ObjectFrame } from './objects/atlas.ts';
import { CHANNELS, emptyPicture, type RawPicture } from './raster.ts';
import { TILE_PIXELS } from './tiles/sheet.ts';

/** Lays a part of one picture over another, with alpha. */
function blend(
  onto: RawPicture,
  from: RawPicture,
  part: { x: number; y: number; width: number; height: number },
  left: number,
  top: number,
): void {
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

/** The whole map as one picture at the size it was baked, from the very files the game draws. */
export function pictureOf(
  map: CompiledMap,
  terrain: RawPicture,
  atlas: RawPicture,
  frames: Readonly<Record<string, ObjectFrame>>,
): RawPicture {
  const side = map.size * TILE_PIXELS;
  const picture = emptyPicture(side, side);
  const { columns, margin, spacing } = map.terrain;
  const pitch = TILE_PIXELS + spacing;
  for (const { tiles } of map.layers) {
    for (const [i, tile] of tiles.entries()) {
      if (tile < 0) continue;
      const x = margin + (tile % columns) * pitch;
      const y = margin + Math.floor(tile / columns) * pitch;
      const part = { x, y, width: TILE_PIXELS, height: TILE_PIXELS };
      blend(picture, terrain, part, (i % map.size) * TILE_PIXELS, Math.floor(i / map.size) * TILE_PIXELS);
    }
  }
  const scale = TILE_PIXELS / map.cell;
  const place = ({ frame, x, y }: MapSprite): void => {
    const found = frames[frame];
    if (!found) throw new Error(`${map.id}: no picture ${frame}`);
    blend(
      picture,
      atlas,
      found,
      Math.round(x * scale) - found.anchorX,
      Math.round(y * scale) - found.anchorY,
    );
  };
  map.sprites.forEach(place);
  return picture;
}

/** A small picture of a map for the chooser. */
export function thumbnail(
  { pixels, width, height }: RawPicture,
  side: number,
  quality: number,
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .resize(side, side, { kernel: 'lanczos3' })
    .webp({ quality, effort: 6 })
    .toBuffer();
}
