import { boxOf, gridPlaces, isOpaque, opaquePixels } from './mask.ts';
import { colourDifference } from './oklch.ts';
import { toPixels } from './render.ts';

/** Colours of a picture in a 32 × 32 grid over its bounding box; undefined where it is transparent. */
export type Look = readonly (string | undefined)[];

export function lookOf(svg: string): Look {
  const pixels = toPixels(svg, 128);
  return gridPlaces(boxOf(opaquePixels(pixels))).map(([x, y]) => {
    if (!isOpaque(pixels, x, y)) return undefined;
    const from = (y * pixels.width + x) * 4;
    const bytes = [...pixels.data.slice(from, from + 3)];
    return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** Mean colour difference of the grid places where both pictures are opaque; see `colourDifference`. */
export function lookDifference(first: Look, second: Look): number {
  const differences = first.flatMap((colour, i) => {
    const other = second[i];
    return colour && other ? [colourDifference(colour, other)] : [];
  });
  return differences.reduce((sum, value) => sum + value, 0) / Math.max(1, differences.length);
}
