import type { Cells } from './pictureRules.ts';

export const PICTURE_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof PICTURE_SIDES)[number];

/** Pixels with less opacity, of 255, are the invisible soft edge of a shadow and do not count. */
const VISIBLE = 40;

/** How opaque each pixel of a picture is, 0 to 255. */
export interface Opacity {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

/** Sides that a figure touches more than allowed, in any of its cells. */
export function touchedSides({ width, height, at }: Opacity, { columns, rows, touch }: Cells): Side[] {
  const [wide, high] = [Math.floor(width / columns), Math.floor(height / rows)];
  const touched = new Set<Side>();
  for (let left = 0; left + wide <= width; left += wide) {
    for (let top = 0; top + high <= height; top += high) {
      const column = (x: number) => count(high, (y) => at(left + x, top + y) >= VISIBLE) > touch * high;
      const row = (y: number) => count(wide, (x) => at(left + x, top + y) >= VISIBLE) > touch * wide;
      if (row(0)) touched.add('top');
      if (column(wide - 1)) touched.add('right');
      if (row(high - 1)) touched.add('bottom');
      if (column(0)) touched.add('left');
    }
  }
  return PICTURE_SIDES.filter((side) => touched.has(side));
}

function count(length: number, isSo: (index: number) => boolean): number {
  let all = 0;
  for (let index = 0; index < length; index += 1) if (isSo(index)) all += 1;
  return all;
}
