import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';

/** A drop whose round part is centred on (x, y). Its tip points up; `degrees` rotates it. */
export function waterDrop(x: number, y: number, radius: number, degrees = 0): Path {
  const outline: Point[] = [
    [0, -2.15 * radius, true],
    [0.5 * radius, -1.05 * radius],
    [radius, 0.05 * radius],
    [0.68 * radius, 0.76 * radius],
    [0, radius],
    [-0.68 * radius, 0.76 * radius],
    [-radius, 0.05 * radius],
    [-0.5 * radius, -1.05 * radius],
  ];
  return spline(outline)
    .withThickness(radius * 1.5)
    .rotate(degrees)
    .move(x, y);
}

/** Draws a shiny bubble in one colour. */
export function drawBubble(scene: Scene, x: number, y: number, radius: number, ramp: string): void {
  const shine: Point[] = [
    [x - radius * 0.72, y - radius * 0.1],
    [x - radius * 0.5, y - radius * 0.58],
    [x - radius * 0.05, y - radius * 0.74],
    [x - radius * 0.2, y - radius * 0.5],
    [x - radius * 0.48, y - radius * 0.25],
  ];
  const options: FormOptions = { ramp, lineWidth: 0.7, rim: false, shade: radius * 0.16 };
  scene.form(ellipse(x, y, radius), { ...options, highlights: [spline(shine)] });
  scene.flat(ellipse(x + radius * 0.42, y + radius * 0.42, radius * 0.16, radius * 0.11, -30), '#ffffff');
}

export type FoamBall = readonly [x: number, y: number, radius: number];

/** Balls of foam, to be fused with the outline of a fin or drawn on it as a mark. `grow` is added to every radius. */
export function foamBalls(balls: readonly FoamBall[], grow = 0): Path[] {
  return balls.map(([x, y, radius]) => ellipse(x, y, radius + grow));
}
