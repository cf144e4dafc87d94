import type { Path, Point } from '../core/path.ts';
import { polygon, spline } from '../core/shapes.ts';

type Pair = readonly [number, number];

const ZIGZAG: readonly Pair[] = [
  [0, -0.16],
  [0.5, -0.28],
  [0.44, -0.04],
  [1.1, -0.2],
  [0.5, 0.26],
  [0.56, 0.04],
  [0, 0.16],
];
const BOLT: readonly Pair[] = [
  [0.25, -1],
  [-0.55, 0.15],
  [-0.05, 0.12],
  [-0.28, 1],
  [0.58, -0.22],
  [0.08, -0.2],
  [0.5, -1],
];

/** A lightning bolt of two steps that points right from (x, y), turned by `degrees`; `width` is relative to `size`. */
export function zigzag(x: number, y: number, size: number, degrees = 0, width = 0.3): Path {
  const outline = ZIGZAG.map(([a, b]): Point => [a * size, b * size * width * 3.2, true]);
  return spline(outline)
    .withThickness(size * 0.3)
    .rotate(degrees)
    .move(x, y);
}

/** The upright lightning sign, centred on (x, y). */
export function bolt(x: number, y: number, size: number): Path {
  return polygon(BOLT.map(([a, b]): Point => [x + a * size, y + b * size])).withThickness(size * 0.5);
}
