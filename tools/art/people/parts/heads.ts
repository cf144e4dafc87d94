import type { FormOptions } from '../../kit.ts';
import { ellipse, type Scene, spline } from '../../kit.ts';
import { Frame } from '../frame.ts';

export interface HeadOptions {
  /** Middle of the skull on the canvas. */
  readonly x?: number;
  readonly y?: number;
  /** 1 makes a head of 100 units in width and 122 in height. Default 1.04. */
  readonly size?: number;
  readonly wide?: number;
  readonly high?: number;
  /** Degrees; above 0 the head leans back, below 0 it bows forward, to the left. */
  readonly tilt?: number;
}

/**
 * The coordinates of a head in three-quarter view to the left. Crown at y −60, chin at (−12, 63), eyes at y 6 around
 * x −30 and 10, tip of the nose at (−20, 25), mouth around (−15, 42), near ear at (46, 16); the far ear is hidden.
 */
export function headFrame(scene: Scene, options: HeadOptions = {}): Frame {
  const { x = 124, y = 112, size = 1.04, tilt = 0, ...stretch } = options;
  return new Frame(scene, { x, y, size, degrees: tilt, ...stretch });
}

export interface NeckOptions {
  /** Half the width at the jaw and at the shoulders. */
  readonly width?: number;
  /** The place where the neck meets the shoulders, on the canvas. */
  readonly to?: readonly [number, number];
  readonly form?: FormOptions;
}

/** Draws the neck from the head to the shoulders, with the shadow of the jaw. Call it before face and collar. */
export function drawNeck(head: Frame, options: NeckOptions = {}): void {
  const { width = 24, to: [x, y] = [130, 214], form = {} } = options;
  const [topX, topY] = head.at(10, 34);
  const [chinX, chinY] = head.at(4, 50);
  const points = [
    `${topX - width},${topY}!`,
    `${topX - width + 3},${(topY + y) / 2}`,
    `${x - width - 9},${y}!`,
    `${x},${y + 16}`,
    `${x + width + 9},${y}!`,
    `${topX + width - 2},${(topY + y) / 2}`,
    `${topX + width},${topY}!`,
  ];
  const shadow = ellipse(chinX, chinY, width + 22, 30 * head.scale);
  head.scene.form(spline(points.join(' ')), { ramp: 'skin', shade: 6, rim: false, cast: [shadow], ...form });
}
