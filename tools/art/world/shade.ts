import { shadowAxes } from '../../../content/maps/shadows.ts';
import type { MapSprite } from './furnish.ts';
import type { ObjectFrame } from './objects/atlas.ts';
import { CHANNELS, type RawPicture } from './raster.ts';

/** Offset of a shadow by day per pixel of height: to the right and slightly down. */
const LEAN = { x: 0.42, y: 0.2 } as const;
const OPACITY = 0.26;
const COLOUR = [29, 58, 42] as const;
/** Pixels over which a shadow's edge fades. */
const SOFT = 4;

/** Adds the shadow of one picture to a mask, pixel by pixel. A deep footprint extends it to the north. */
function castOne(
  mask: Uint8Array,
  side: number,
  atlas: RawPicture,
  frame: ObjectFrame,
  sprite: MapSprite,
  scale: number,
): void {
  const long = sprite.casts ?? 0;
  const { across, up } = shadowAxes({ x: LEAN.x * long, y: LEAN.y * long }, sprite.round ?? false);
  const deep = Math.round((sprite.deep ?? 0) * scale);
  const [footX, footY] = [Math.round(sprite.x * scale), Math.round(sprite.y * scale)];
  for (let y = 0; y < frame.height; y++) {
    const above = frame.anchorY - y;
    for (let x = 0; x < frame.width; x++) {
      const alpha = atlas.pixels[((frame.y + y) * atlas.width + frame.x + x) * CHANNELS + 3] ?? 0;
      if (alpha < 128 || above < 0) continue;
      const beside = x - frame.anchorX;
      const left = Math.round(footX + beside * across.x + above * up.x);
      const top = Math.round(footY + beside * across.y + above * up.y);
      for (let back = 0; back <= deep; back += SOFT) {
        const row = top - back;
        if (left >= 0 && left < side && row >= 0 && row < side) mask[row * side + left] = 255;
      }
    }
  }
}

/** Blurs the rows or columns of a mask: each pixel becomes the mean of its neighbours on both sides. */
function soften(mask: Uint8Array, side: number, step: number, stride: number): Uint8Array {
  const soft = new Uint8Array(mask.length);
  for (let line = 0; line < side; line++) {
    let sum = 0;
    for (let i = -SOFT; i < side + SOFT; i++) {
      const [enters, leaves] = [i + SOFT, i - SOFT - 1];
      if (enters >= 0 && enters < side) sum += mask[line * stride + enters * step] ?? 0;
      if (leaves >= 0 && leaves < side) sum -= mask[line * stride + leaves * step] ?? 0;
      if (i >= 0 && i < side) soft[line * stride + i * step] = sum / (2 * SOFT + 1);
    }
  }
  return soft;
}

/** Darkens the ground below the shadows of trees and houses by day. The game draws them for every hour itself. */
export function shade(
  onto: RawPicture,
  atlas: RawPicture,
  frames: Readonly<Record<string, ObjectFrame>>,
  sprites: readonly MapSprite[],
  scale: number,
): void {
  const side = onto.width;
  const mask = new Uint8Array(side * side);
  for (const sprite of sprites) {
    const frame = frames[sprite.frame];
    if (frame && sprite.casts) castOne(mask, side, atlas, frame, sprite, scale);
  }
  const soft = soften(soften(mask, side, 1, side), side, side, 1);
  for (const [i, dark] of soft.entries()) {
    if (dark === 0) continue;
    const share = (dark / 255) * OPACITY;
    for (const [c, tone] of COLOUR.entries()) {
      const under = onto.pixels[i * CHANNELS + c] ?? 0;
      onto.pixels[i * CHANNELS + c] = Math.round(under + (tone - under) * share);
    }
  }
}
