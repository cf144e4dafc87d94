import { armSpine } from './arms.ts';
import { headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a small humanoid; every number is optional. */
export interface SpriteShape {
  /** Radius of the head in units, 26 like a lady … 56 like a child. */
  readonly head?: number;
  /** Length of the trunk in units, 36…80. */
  readonly trunk?: number;
  /** Thickness of the trunk, 0.7…1.5. */
  readonly girth?: number;
  /** Width of the hips relative to the shoulders, 0.7 a wrestler … 1.5 a pear. */
  readonly hips?: number;
  /** Length of the legs in units, 14…80. */
  readonly legs?: number;
  /** Position of the far and the near arm: 0 before the chest, 0.5 hanging open, 1 raised. */
  readonly reach?: readonly [far: number, near: number];
  /** Degrees by which the body leans to the left, −15…15. */
  readonly lean?: number;
  /** Whether the legs trail in the air instead of standing. */
  readonly hovers?: boolean;
}

/** Sizes and places of a sprite, in units. */
export function measureSprite(shape: SpriteShape) {
  const { head: radius = 48, trunk = 52, girth = 1, hips = 1.1, legs = 26 } = shape;
  const { reach = [0.35, 0.55], lean = 0 } = shape;
  const hipX = 130;
  const hipY = GROUND - legs;
  const neckX = hipX - 3 - Math.tan((lean * Math.PI) / 180) * trunk;
  const neckY = hipY - trunk;
  const head = { x: neckX - 3, y: neckY - radius * 0.66, radius };
  const shoulders: readonly [Place, Place] = [
    [neckX - 17 * girth, neckY + 10],
    [neckX + 19 * girth, neckY + 11],
  ];
  const arm = (side: 0 | 1) => {
    const raised = reach[side];
    const length = (trunk * 0.5 + 20) * (1 + 0.3 * raised);
    return armSpine(shoulders[side], length * (side ? 1 : 0.92), 6 + 2 * girth, raised, side === 0);
  };
  const [farArm, nearArm] = [arm(0), arm(1)];
  const feet: readonly [Place, Place] = shape.hovers
    ? [
        [hipX + legs * 0.2, hipY + legs * 0.86],
        [hipX + 16 + legs * 0.36, hipY + legs],
      ]
    : [
        [hipX - 15 * girth, FAR_GROUND + 3],
        [hipX + 13 * girth, GROUND],
      ];
  const at: Anchors = {
    head,
    ...headPlaces(head, 0),
    back: [
      [neckX + 14 * girth, neckY + 8],
      [neckX + 16 * girth, neckY + trunk * 0.5],
      [hipX + 20 * girth * hips, hipY - 10],
    ],
    tail: [hipX + 18 * girth * hips, hipY - 10],
    shoulders,
    feet,
    hands: [
      [farArm[2]![0], farArm[2]![1]],
      [nearArm[2]![0], nearArm[2]![1]],
    ],
    belly: [(neckX + hipX) / 2 - 4, hipY - trunk * 0.42],
  };
  return { at, hipX, hipY, neckX, neckY, trunk, girth, hips, legs, farArm, nearArm };
}
