import type { SpinePoint } from '../core/tube.ts';
import { polar } from '../parts/polar.ts';
import type { Place } from './body.ts';

/** Directions in degrees of the near upper arm and forearm, for both ends of `reach`. The far arm mirrors them. */
const TOGETHER = [78, 176] as const;
const THROWN_UP = [2, -56] as const;

/**
 * The spine of an arm from the shoulder. `reach` swings it outwards: 0 paws before the chest, 0.5 hanging open,
 * 1 raised. Lengths and widths are in units.
 */
export function armSpine(
  [x, y]: Place,
  length: number,
  width: number,
  reach: number,
  far = false,
): SpinePoint[] {
  const [upper, fore] = TOGETHER.map((from, i) => {
    const degrees = from + (THROWN_UP[i]! - from) * reach;
    return far ? 180 - degrees : degrees;
  }) as [number, number];
  const elbow = polar(x, y, length * 0.46, upper);
  const hand = polar(...elbow, length * 0.54, fore);
  return [
    [x, y, width],
    [...elbow, width * 0.95],
    [...hand, width * 0.96],
  ];
}
