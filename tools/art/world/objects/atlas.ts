import { CHANNELS, emptyPicture, type RawPicture } from '../raster.ts';
import type { Piece } from './pieces.ts';

/** The place of one picture in a sheet of objects, in baked pixels. */
export interface ObjectFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The base in the frame: the middle of the footprint's southern edge. It may be slightly outside the frame. */
  readonly anchorX: number;
  readonly anchorY: number;
}

const GAP = 2;

export interface Atlas {
  readonly picture: RawPicture;
  readonly frames: Readonly<Record<string, ObjectFrame>>;
}

/** Packs the pictures in rows, the tallest first (shelf packing). */
export function drawAtlas(drawn: readonly Piece[], width = 1024): Atlas {
  const pieces = drawn.toSorted((a, b) => b.picture.height - a.picture.height);
  const frames: Record<string, ObjectFrame> = {};
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const { name, picture, anchorX, anchorY } of pieces) {
    if (x + picture.width + GAP > width) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
    frames[name] = { x, y, width: picture.width, height: picture.height, anchorX, anchorY };
    x += picture.width + GAP;
    shelf = Math.max(shelf, picture.height);
  }
  const height = y + shelf + GAP;
  const atlas = emptyPicture(width, height);
  for (const { name, picture } of pieces) {
    const frame = frames[name]!;
    for (let row = 0; row < picture.height; row++) {
      const from = row * picture.width * CHANNELS;
      const to = ((frame.y + row) * width + frame.x) * CHANNELS;
      picture.pixels.copy(atlas.pixels, to, from, from + picture.width * CHANNELS);
    }
  }
  return { picture: atlas, frames };
}
