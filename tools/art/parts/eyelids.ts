import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import { EYE_LINE } from './eyes.ts';

/**
 * A sleepy lid in the colour `ramp` over the upper `share` of an eye with the same place and size.
 * Its edge is arched, as a straight or sagging edge looks bored, not drowsy.
 */
export function sleepyLid(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  share: number,
  ramp: string,
): void {
  if (scene.blink) return;
  const [rx, ry] = [width / 2 + 1.6, height / 2 + 1.8];
  const corner = y - ry + 2 * ry * (share + 0.12);
  const crown = y - ry + 2 * ry * share;
  const half = Math.sqrt(1 - ((corner - y) / ry) ** 2) * rx;
  const lid: Point[] = [
    [x - half, corner, true],
    [x - rx * 0.86, y - ry * 0.52],
    [x, y - ry],
    [x + rx * 0.86, y - ry * 0.52],
    [x + half, corner, true],
    [x + half * 0.5, crown + height * 0.02],
    [x - half * 0.5, crown + height * 0.02],
  ];
  const edge: Point[] = [
    [x - half - 1.5, corner + 0.5],
    [x - half * 0.5, crown + height * 0.015],
    [x + half * 0.5, crown + height * 0.015],
    [x + half + 1.5, corner + 0.5],
  ];
  scene.flat(spline(lid), ramp);
  scene.flat(ink(edge, 4), EYE_LINE);
}

/** Both lids of a pair of eyes drawn with the same parameters. */
export function sleepyLids(
  scene: Scene,
  x: number,
  y: number,
  gap: number,
  width: number,
  height: number,
  share: number,
  ramp: string,
  far = 0.8,
): void {
  sleepyLid(scene, x - gap * 0.54, y, width * far, height * 0.96, share, ramp);
  sleepyLid(scene, x + gap * 0.46, y, width, height, share, ramp);
}
