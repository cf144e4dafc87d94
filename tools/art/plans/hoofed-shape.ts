import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';
import { liftedHoof } from './hoofed-legs.ts';

/** Proportions and pose of an animal with hooves; every number is optional. */
export interface HoofedShape {
  /** Radius of the head in units, 26 a stag … 48 a fawn. */
  readonly head?: number;
  /** Length of the face, 0 a lamb … 1 a mare. */
  readonly face?: number;
  /** Length and thickness of the trunk; a fawn has 1 and 1, an ox 1.5 and 1.5. */
  readonly length?: number;
  readonly girth?: number;
  /** Length of the legs below the belly in units, 20…90. */
  readonly legs?: number;
  /** How high the head is, 0 an ox … 1 a horse. */
  readonly neck?: number;
  /** How far the near foreleg is lifted, 0…1. */
  readonly step?: number;
  /** Degrees by which the chest is lowered; negative values raise it. */
  readonly lean?: number;
}

/** Sizes and places of a hoofed animal, in units. */
export function measureHoofed(shape: HoofedShape) {
  const { head: radius = 38, face = 0.4, length = 1, girth = 1, legs = 52, neck = 0.5 } = shape;
  const { lean = 0, step = 0 } = shape;
  const [chest, rump, half] = [31 * girth, 28 * girth, 36 * length];
  const middle = GROUND - legs - chest;
  const drop = Math.tan((lean * Math.PI) / 180) * half;
  const [front, back] = [150 - half, 150 + half];
  const [chestY, rumpY] = [middle + drop, middle - drop];
  const head = {
    x: front - radius * 0.3 - chest * 0.28 - neck * 12,
    y: chestY - chest * 0.35 - radius * 0.35 - neck * 66,
    radius,
  };
  const place = (a: number, b: number): Place => [head.x + a * radius, head.y + b * radius];
  const reach = 0.52 + 0.5 * face;
  const spine = [0.12, 0.4, 0.7, 1].map((share): Place => {
    const thickness = chest + (rump - chest) * share - 3 * Math.sin(Math.PI * share);
    return [front + 2 * half * share, chestY + (rumpY - chestY) * share - thickness];
  });
  const foreX = front + 6 * girth;
  const at: Anchors = {
    head,
    crown: place(0.04, -0.9),
    muzzle: place(-reach - 0.26, 0.42 + 0.12 * face),
    earLeft: place(-0.56, -0.62),
    earRight: place(0.66, -0.5),
    back: spine,
    tail: [back + rump * 0.84, rumpY - rump * 0.36],
    shoulders: [
      [foreX - 22 * girth, chestY],
      [foreX, chestY],
    ],
    feet: [
      [foreX - 21 * girth, FAR_GROUND],
      [back - 24 * girth, FAR_GROUND],
      step > 0 ? liftedHoof(foreX, chestY + 4, GROUND, step) : [foreX, GROUND],
      [back + 4, GROUND],
    ],
    hands: [],
    belly: [150, middle + chest * 0.6],
  };
  return { at, chest, rump, front, back, chestY, rumpY, foreX, reach, face };
}
