import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

/** A pointed leaf or feather that points from (x, y) in the direction `degrees` (0 right, 90 down). */
export function leaf(x: number, y: number, length: number, width: number, degrees: number, bend = 0): Path {
  const outline: Point[] = [
    [0, 0, true],
    [length * 0.35, -width * 0.5 + bend * 0.35],
    [length * 0.75, -width * 0.36 + bend * 0.85],
    [length, bend, true],
    [length * 0.7, width * 0.4 + bend * 0.8],
    [length * 0.3, width * 0.5 + bend * 0.3],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** A thorn, claw or tooth with a flat root at (x, y). */
export function spike(x: number, y: number, length: number, width: number, degrees: number, bend = 0): Path {
  const outline: Point[] = [
    [0, -width / 2, true],
    [length * 0.5, -width * 0.3 + bend * 0.5],
    [length, bend, true],
    [length * 0.5, width * 0.3 + bend * 0.5],
    [0, width / 2, true],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** The middle vein of a leaf with the same root, length and direction. */
export function leafVein(x: number, y: number, length: number, degrees: number): Path {
  const points: Point[] = [
    [0, 0],
    [length * 0.4, 0],
    [length * 0.82, 0],
  ];
  return ink(points, 3, 'end').rotate(degrees).move(x, y);
}

/** Paints a leaf with its vein, in the colour `leaf` unless `options` say otherwise. */
export function drawLeaf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FormOptions & { readonly bend?: number } = {},
): void {
  scene.part('leaf', () => {
    const { bend = 0, ...rest } = options;
    scene.form(leaf(x, y, length, width, degrees, bend), {
      ramp: 'leaf',
      miter: true,
      lines: [leafVein(x, y, length, degrees + bend / 3)],
      ...rest,
    });
  });
}
