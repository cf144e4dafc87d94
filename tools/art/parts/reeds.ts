import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { tube } from '../core/tube.ts';
import { leaf } from './leaves.ts';

export interface ReedOptions {
  readonly stalk: string;
  readonly head: string;
  /** Half width and length of the brown head. */
  readonly headWidth?: number;
  readonly headLength?: number;
}

/** A bulrush with its brown head a little below the tip. */
export function drawBulrush(scene: Scene, root: Point, tip: Point, options: ReedOptions): void {
  const { stalk, head, headWidth = 8, headLength = 26 } = options;
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy);
  const below = (share: number, width: number) => {
    const back = (headLength * share) / length;
    return [tip[0] - dx * back, tip[1] - dy * back, headWidth * width] as const;
  };
  const middle = [root[0] + dx / 2, root[1] + dy / 2, 2.8] as const;
  scene.form(tube([[root[0], root[1], 3], middle, [tip[0], tip[1], 1.6]]), {
    ramp: stalk,
    lineWidth: 0.7,
    rim: false,
  });
  scene.form(tube([below(1.25, 0.92), below(0.75, 1), below(0.32, 0.9)]), {
    ramp: head,
    lineWidth: 0.8,
    rim: false,
    shade: 3,
  });
}

const PETALS = [
  { degrees: -165, length: 0.95, dim: true },
  { degrees: -15, length: 0.95, dim: true },
  { degrees: -135, length: 1.05, dim: false },
  { degrees: -45, length: 1.05, dim: false },
  { degrees: -90, length: 1.1, dim: false },
] as const;

/** Draws a water lily seen from the side, with its centre at (x, y). */
export function drawWaterLily(scene: Scene, x: number, y: number, radius: number, ramp: string): void {
  for (const { degrees, length, dim } of PETALS) {
    const petal = leaf(x, y, radius * length, radius * 0.56, degrees);
    scene.form(petal, { ramp, lineWidth: 0.65, miter: true, rim: false, shade: 2, dim });
  }
}
