import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { polygon, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { fluff } from './fluff.ts';

const FIR_SIDE = [
  [0.5, -0.12],
  [0.24, -0.38],
  [0.39, -0.38],
  [0.16, -0.66],
  [0.27, -0.66],
] as const;

/** Draws a fir with its base at (x, y), in the colours `bark` and `fir`. */
export function drawFir(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  dim = false,
): void {
  const trunk = tube([
    [x, y + 4, width * 0.11],
    [x, y - height * 0.3, width * 0.11],
  ]);
  scene.form(trunk, { ramp: 'bark', dim, rim: false });
  const right = FIR_SIDE.map(([a, b]): Point => [x + a * width, y + b * height]);
  const left = FIR_SIDE.map(([a, b]): Point => [x - a * width, y + b * height]).reverse();
  const needles = polygon([...right, [x, y - height], ...left]).withThickness(width * 0.5);
  scene.form(needles, { ramp: 'fir', miter: true, dim, rim: false, shade: width * 0.12 });
}

/** Draws a round tree with its base at (x, y); `radius` is that of its crown. */
export function drawRoundTree(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  ramp = 'leaf',
  dim = false,
): void {
  const top = y - radius * 1.5;
  const trunk = tube([
    [x, y + 4, radius * 0.25],
    [x, top, radius * 0.2],
  ]);
  scene.form(trunk, { ramp: 'bark', dim, rim: false });
  scene.form(fluff(x, top, radius, radius * 0.86, 8, 0.2), { ramp, dim, shade: radius * 0.3 });
}

/** Draws a mushroom with its base at (x, y), in the colours `tusk` and `petal`. */
export function drawMushroom(scene: Scene, x: number, y: number, radius: number): void {
  const top = y - radius;
  scene.form(
    tube([
      [x, y, radius * 0.36],
      [x, top, radius * 0.36],
    ]),
    { ramp: 'tusk', lineWidth: 0.7, rim: false },
  );
  const cap: Point[] = [
    [x - radius, top],
    [x - radius * 0.6, top - radius * 0.8],
    [x, top - radius * 1.05],
    [x + radius * 0.6, top - radius * 0.8],
    [x + radius, top],
    [x, top + radius * 0.2],
  ];
  scene.form(spline(cap), { ramp: 'petal', lineWidth: 0.75, rim: false });
}
