import { headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a standing bird; every number is optional. */
export interface BirdShape {
  /** Radius of the head in units, 24…56; a chick has 48. */
  readonly head?: number;
  /** Thickness of the trunk, 0.7…1.3; 1 is a chick's. */
  readonly girth?: number;
  /** Length of the trunk, 0.8 round … 1.6 slender. */
  readonly length?: number;
  /** Length of the legs below the belly in units, 8…80. */
  readonly legs?: number;
  /** How high the head is above the trunk, 0…1. */
  readonly neck?: number;
  /** Degrees by which the trunk leans forward, −30 upright … 30 ready to take off. */
  readonly lean?: number;
  /** How far the wings are spread, 0 folded … 1 lifted. */
  readonly spread?: number;
  /** Length of the beak relative to the head, 0.3 a chick … 1.6 a wader. */
  readonly beak?: number;
}

/** Sizes and places of a bird, in units. */
export function measureBird(shape: BirdShape) {
  const { head: radius = 48, girth = 1, length = 1, legs = 18, neck = 0, lean = 0, beak = 0.4 } = shape;
  const [half, deep] = [50 * girth * length, 41 * girth];
  const turn = ((26 - lean) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const lowest = Math.hypot(deep, half * sin * 0.55);
  const [middleX, middleY] = [136, GROUND - legs - lowest];
  /** A place on the trunk: `a` from −1 breast to 1 rump, `b` from −1 back to 1 belly. */
  const trunk = (a: number, b: number): Place => {
    const [x, y] = [a * half, b * deep];
    return [middleX + x * cos - y * sin, middleY + x * sin + y * cos];
  };
  const [breastX, breastY] = trunk(-0.62, -0.5);
  const head = {
    x: breastX - radius * 0.06 - neck * 14,
    y: breastY - radius * 0.62 - neck * 62,
    radius,
  };
  const wing = half * 1.18 + 14;
  const farFoot = middleX - 18 * girth;
  const nearFoot = middleX + 14 * girth;
  const at: Anchors = {
    head,
    ...headPlaces(head, 0),
    muzzle: [head.x - radius * (0.52 + beak), head.y + radius * 0.34],
    back: [trunk(-0.4, -0.94), trunk(0, -0.9), trunk(0.4, -0.78), trunk(0.8, -0.5)],
    tail: trunk(0.96, -0.12),
    shoulders: [trunk(-0.72, -0.26), trunk(-0.34, -0.34)],
    feet: [
      [farFoot, FAR_GROUND + 2],
      [nearFoot, GROUND],
    ],
    hands: [],
    belly: trunk(-0.3, 0.5),
  };
  return {
    at,
    trunk,
    turn: 26 - lean,
    wing,
    neckWidth: Math.min(radius * (0.66 - 0.16 * neck), deep * 0.7),
    bend: neck * 8,
  };
}
