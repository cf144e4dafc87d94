import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import { leaf } from './leaves.ts';

export interface FoliageOptions extends FormOptions {
  /** Sideways bend of the leaf in units. */
  readonly bend?: number;
}

function bentVein(x: number, y: number, length: number, degrees: number, bend: number): Path {
  const points: Point[] = [
    [0, 0],
    [length * 0.4, bend * 0.35],
    [length * 0.82, bend * 0.85],
  ];
  return ink(points, 3, 'end').rotate(degrees).move(x, y);
}

/** A leaf with its vein, by default in the colour `leaf`. */
export function drawLeaf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FoliageOptions = {},
): void {
  scene.part('leaf', () => {
    const { bend = 0, ...rest } = options;
    scene.form(leaf(x, y, length, width, degrees, bend), {
      ramp: 'leaf',
      miter: true,
      lines: [bentVein(x, y, length, degrees, bend)],
      ...rest,
    });
  });
}

const OAK_SIDE = [
  [0.16, 0.3],
  [0.28, 0.22, true],
  [0.42, 0.52],
  [0.54, 0.3, true],
  [0.7, 0.46],
  [0.8, 0.2, true],
  [0.94, 0.17],
] as const;

/** The round-lobed leaf of an oak. */
export function oakLeaf(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  bend = 0,
): Path {
  const at = (a: number, b: number, corner = false): Point => [a * length, b * width + bend * a * a, corner];
  const upper = OAK_SIDE.map(([a, b, corner]) => at(a, -b, corner));
  const lower = OAK_SIDE.map(([a, b, corner]) => at(a, b, corner)).reverse();
  const outline = [at(0, -0.05, true), ...upper, at(1, 0.02), ...lower, at(0, 0.05, true)];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** An oak leaf with its vein. */
export function drawOakLeaf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FoliageOptions = {},
): void {
  scene.part('leaf', () => {
    const { bend = 0, ...rest } = options;
    scene.form(oakLeaf(x, y, length, width, degrees, bend), {
      ramp: 'leaf',
      lineWidth: 0.9,
      lines: [bentVein(x, y, length * 0.95, degrees, bend * 0.8)],
      ...rest,
    });
  });
}
