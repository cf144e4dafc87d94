export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Less opacity than this, of 255, cannot be seen. */
const FAINT = 16;

/** Whether anything of a picture can be seen through. */
export function isSeeThrough({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

/** Sides that figures touch, each in its cell of a picture that is cut into columns and rows. */
export function touchedSides(
  { data, width, height }: Pixels,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): readonly Side[] {
  const isSeen = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= FAINT;
  const [wide, high] = [Math.floor(width / columns), Math.floor(height / rows)];
  const touched = new Set<Side>();
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const [left, top] = [(cell % columns) * wide, Math.floor(cell / columns) * high];
    for (let step = 0; step < wide; step += 1) {
      if (isSeen(left + step, top)) touched.add('top');
      if (isSeen(left + step, top + high - 1)) touched.add('bottom');
    }
    for (let step = 0; step < high; step += 1) {
      if (isSeen(left, top + step)) touched.add('left');
      if (isSeen(left + wide - 1, top + step)) touched.add('right');
    }
  }
  return SIDES.filter((side) => touched.has(side));
}
