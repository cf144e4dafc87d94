import { armSpine } from './arms.ts';
import type { Anchors, Place } from './body.ts';

/** Proportions and pose of a floating ghost; every number is optional. */
export interface WispShape {
  /** Radius of the upper body in units, 40…72. */
  readonly radius?: number;
  /** Length below the upper body in units, 40…140. */
  readonly length?: number;
  /** How far the lower end trails to the right, 0…1. */
  readonly trail?: number;
  /** Number of tips of the torn hem; 1 makes a single tail that curls up. */
  readonly tips?: number;
  /** Width of the hem relative to the radius, 0.6…1.4; only for two tips or more. */
  readonly hem?: number;
  /** Position of the far and the near hand: 0 before the chest, 1 raised. Without it the ghost has no arms. */
  readonly reach?: readonly [far: number, near: number];
}

/** Sizes and places of a ghost, in units. */
export function measureWisp(shape: WispShape) {
  const { radius = 58, length = 80, trail = 0.4, tips = 3, hem = 1 } = shape;
  const [x, y] = [118, 40 + radius];
  const drift = trail * length * 0.7;
  const arms = shape.reach?.map((reach, side) => {
    const from: Place = [x + radius * (side ? 0.66 : -0.78), y + radius * 0.62];
    return armSpine(from, radius * 0.86, radius * 0.17, reach, side === 0);
  });
  const single = tips < 2;
  const tailX = single ? x + drift + length * 0.44 : x + drift + radius * hem * 0.6;
  const tailY = y + radius * 0.5 + length * (single ? 0.34 : 1);
  const at: Anchors = {
    head: { x: x - radius * 0.06, y: y + radius * 0.04, radius: radius * 0.86 },
    crown: [x + radius * 0.02, y - radius * 0.96],
    muzzle: [x - radius * 0.34, y + radius * 0.44],
    earLeft: [x - radius * 0.6, y - radius * 0.7],
    earRight: [x + radius * 0.6, y - radius * 0.72],
    back: [
      [x + radius * 0.72, y - radius * 0.62],
      [x + radius * 0.98, y],
      [x + radius * 0.94 + drift * 0.2, y + radius * 0.7],
    ],
    tail: [tailX, tailY],
    shoulders: [
      [x - radius * 0.8, y + radius * 0.6],
      [x + radius * 0.76, y + radius * 0.6],
    ],
    feet: [[x + drift * 0.7, y + radius * 0.5 + length * (single ? 0.84 : 1)]],
    hands: arms?.map((arm): Place => [arm[2]![0], arm[2]![1]]) ?? [],
    belly: [x + drift * 0.1, y + radius * 0.8],
  };
  return { at, x, y, radius, length, drift, tips, hem, arms };
}
