import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

/** A heart-shaped lobe with its point at (x, y). */
function lobe(x: number, y: number, radius: number, degrees: number, half: number): Path {
  const outline: Point[] = [
    [0, 0, true],
    [radius * 0.5, -half],
    [radius * 0.98, -half * 0.9],
    [radius * 0.94, 0, true],
    [radius * 0.98, half * 0.9],
    [radius * 0.5, half],
  ];
  return spline(outline).withThickness(radius).rotate(degrees).move(x, y);
}

/** Draws a clover leaf of `count` lobes centred on (x, y), with a pale band, in `leaf` and `leafLight`. */
export function drawClover(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  degrees = -90,
  count = 3,
  options: FormOptions = {},
): void {
  const half = radius * (count > 3 ? 0.42 : 0.56);
  const turns = Array.from({ length: count }, (_, i) => degrees + (i * 360) / count);
  const chevron = (turn: number): Path => {
    const points: Point[] = [
      [radius * 0.44, -half * 0.72],
      [radius * 0.62, 0],
      [radius * 0.44, half * 0.72],
    ];
    return ink(points, Math.max(2, radius * 0.17))
      .rotate(turn)
      .move(x, y);
  };
  scene.form(
    turns.map((turn) => lobe(x, y, radius, turn, half)),
    {
      ramp: 'leaf',
      lineWidth: 0.75,
      rim: false,
      shade: radius * 0.14,
      lines: turns.map((turn) => ({ path: chevron(turn), colour: scene.ramp('leaf').light })),
      ...options,
    },
  );
}
