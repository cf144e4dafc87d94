import type { SpinePoint } from '../core/tube.ts';
import { armSpine } from './arms.ts';
import { type BeastHeadShape, headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a small animal that sits upright; every number is optional. */
export interface RodentShape extends BeastHeadShape {
  /** Radius of the head in units, 34…58; a mouse has 50. */
  readonly head?: number;
  /** Height from the ground to the neck in units, 50…110. */
  readonly tall?: number;
  /** Thickness of the body, 0.7 a weasel … 1.5 a hamster. */
  readonly girth?: number;
  /** Length of the feet, 0.6…1.6; a hare has 1.6. */
  readonly feet?: number;
  /** Degrees by which the body leans forward, −15…20. */
  readonly lean?: number;
  /** Position of the paws: 0 together before the chest, 1 raised. */
  readonly reach?: number;
}

/** Sizes and places of an upright rodent, in units. */
export function measureRodent(shape: RodentShape) {
  const { head: radius = 50, tall = 72, girth = 1, feet = 1 } = shape;
  const { lean = 0, reach = 0, snout = 0 } = shape;
  const hipX = 138;
  const neckX = hipX - 14 - Math.tan((lean * Math.PI) / 180) * tall;
  const neckY = GROUND - tall;
  const arm = 46 * (0.62 + 0.38 * girth) * Math.sqrt(tall / 72) * (1 + 0.35 * reach);
  const thick = 8 + 2 * girth;
  const shoulders: readonly [Place, Place] = [
    [neckX - 21 * girth, neckY + 20],
    [neckX + 25 * girth, neckY + 22],
  ];
  const farArm = armSpine(shoulders[0], arm * 0.86, thick * 0.94, reach, true);
  const nearArm = armSpine(shoulders[1], arm, thick, reach);
  const head = { x: neckX - 4, y: neckY - radius * 0.56, radius };
  const hand = (arm: readonly SpinePoint[]): Place => [arm[2]![0], arm[2]![1]];
  const at: Anchors = {
    head,
    ...headPlaces(head, snout),
    back: [
      [neckX + 24 * girth, neckY + 14],
      [neckX + 34 * girth, neckY + tall * 0.4],
      [hipX + 40 * girth, GROUND - 40],
    ],
    tail: [hipX + 38 * girth, GROUND - 18],
    shoulders,
    feet: [
      [hipX - 36 * girth - 8 * feet, FAR_GROUND + 3],
      [hipX + 2 * girth - 10 * feet, GROUND],
    ],
    hands: [hand(farArm), hand(nearArm)],
    belly: [(neckX + hipX) / 2 - 10 * girth, GROUND - tall * 0.42],
  };
  return { at, hipX, neckX, neckY, tall, girth, feet, farArm, nearArm };
}
