import type { Opacity } from '../../../../content/assets/touchedSides.ts';

/** Pixels of a picture, four bytes (RGBA) each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Whether any pixel is at least partly transparent. */
export function isSeeThrough({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

/** Returns the opacity of each pixel. */
export const opacityOf = ({ data, width, height }: Pixels): Opacity => ({
  width,
  height,
  at: (x, y) => data[(y * width + x) * 4 + 3] ?? 0,
});
