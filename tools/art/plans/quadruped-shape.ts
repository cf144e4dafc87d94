import type { SpinePoint } from '../core/tube.ts';
import { type BeastHeadShape, headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a standing cub; every number is optional. */
export interface QuadrupedShape extends BeastHeadShape {
  /** Radius of the head in units, 30…54: a cub has 46, a grown animal 36. */
  readonly head?: number;
  /** Length and thickness of the trunk; a cub has 1 and 1. */
  readonly length?: number;
  readonly girth?: number;
  /** Length of the legs below the belly in units, 10…70. */
  readonly legs?: number;
  /** How high the head is above the shoulders, 0…1. */
  readonly neck?: number;
  /** Degrees by which the chest is lowered; negative values raise it. */
  readonly lean?: number;
  /** How far the near forepaw is lifted, 0…1. */
  readonly step?: number;
}

/** Sizes and places of a standing cub, in units. */
export function measureQuadruped(shape: QuadrupedShape) {
  const { head: radius = 45, length = 1, girth = 1, legs = 34, neck = 0 } = shape;
  const { lean = 0, step = 0, snout = 0.3 } = shape;
  const limb = 21 * Math.sqrt(girth);
  const [chest, rump, half] = [33 * girth, 30 * girth, 37 * length];
  const middle = GROUND - legs - chest;
  const drop = Math.tan((lean * Math.PI) / 180) * half;
  const [front, back] = [146 - half, 146 + half];
  const [chestY, rumpY] = [middle + drop, middle - drop];
  const head = {
    x: front - radius * 0.36 - neck * 18,
    y: chestY - chest * 0.55 - radius * 0.55 - neck * 44,
    radius,
  };
  const spine = [0.1, 0.4, 0.7, 1].map((share): Place => {
    const thickness = chest + (rump - chest) * share - 4 * Math.sin(Math.PI * share);
    return [front + 2 * half * share, chestY + (rumpY - chestY) * share - thickness];
  });
  const elbow = front + 8 * girth;
  const lifted = liftedPaw(elbow, chestY + 6, step, limb * 1.2).at(-1)!;
  const at: Anchors = {
    head,
    ...headPlaces(head, snout),
    back: spine,
    tail: [back + rump * 0.8, rumpY - rump * 0.3],
    shoulders: [
      [front - 16 * girth, chestY],
      [elbow, chestY],
    ],
    feet: [
      [front - 16 * girth, FAR_GROUND],
      [back - 26 * girth, FAR_GROUND],
      step > 0 ? [lifted[0], lifted[1] + limb * 0.4] : [elbow, GROUND],
      [back + 3, GROUND],
    ],
    hands: [],
    belly: [146, middle + chest * 0.6],
  };
  return { at, chest, rump, front, back, chestY, rumpY, limb };
}

/** The spine of a lifted forepaw. */
export function liftedPaw(x: number, top: number, step: number, width: number): SpinePoint[] {
  const reach = GROUND - top;
  return [
    [x, top, width * 0.55],
    [x + 2 - 6 * step, top + reach * (0.62 - 0.12 * step), width * 0.46],
    [x - 8 - 16 * step, top + reach * (0.86 - 0.2 * step), width * 0.38],
    [x - 15 - 20 * step, top + reach * (0.93 - 0.2 * step), width * 0.42],
  ];
}
