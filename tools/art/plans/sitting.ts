import type { Mark } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { leg, toes } from '../parts/limbs.ts';
import { type BeastHeadShape, drawBeastHead, headPlaces } from './beast-head.ts';
import { type Anchors, bellyMark, type Dress, FAR_GROUND, GROUND, headShadow, type Place } from './body.ts';

/** Proportions and pose of a cub that sits like a dog or cat; every number is optional. */
export interface SittingShape extends BeastHeadShape {
  /** Radius of the head in units, 28…54. */
  readonly head?: number;
  /** Height from the ground to the shoulders in units, 60…120. */
  readonly tall?: number;
  /** Thickness of the trunk, 0.7…1.4. */
  readonly girth?: number;
  /** Degrees by which the back leans forward, 0 upright … 30. */
  readonly lean?: number;
  /** How high the head is above the shoulders, 0…1. */
  readonly neck?: number;
}

function measure(shape: SittingShape) {
  const { head: radius = 45, tall = 78, girth = 1, lean = 14, neck = 0.1, snout = 0.3 } = shape;
  const hipX = 156;
  const shoulderX = hipX - 22 - Math.tan((lean * Math.PI) / 180) * tall;
  const shoulderY = GROUND - tall;
  const head = {
    x: shoulderX - radius * 0.26 - neck * 10,
    y: shoulderY - radius * 0.5 - neck * 34,
    radius,
  };
  const pawX = shoulderX + 2;
  const at: Anchors = {
    head,
    ...headPlaces(head, snout),
    back: [
      [shoulderX + 22 * girth, shoulderY + 2],
      [(shoulderX + hipX) / 2 + 27 * girth, GROUND - tall * 0.66],
      [hipX + 30 * girth, GROUND - tall * 0.42],
    ],
    tail: [hipX + 32 * girth, GROUND - 16],
    shoulders: [
      [shoulderX - 16 * girth, shoulderY + 16],
      [shoulderX + 8 * girth, shoulderY + 16],
    ],
    feet: [
      [pawX - 20 * girth, FAR_GROUND],
      [hipX - 50 * girth, FAR_GROUND],
      [pawX + 6 * girth, GROUND],
      [hipX - 14 * girth, GROUND],
    ],
    hands: [],
    belly: [shoulderX + 2, GROUND - tall * 0.42],
  };
  return { at, hipX, shoulderX, shoulderY, tall, girth };
}

/** A four-legged cub that sits, in three-quarter view, looking left. */
export function drawSitting(scene: Scene, shape: SittingShape = {}, dress: Dress = {}): Anchors {
  const { at, hipX, shoulderX, shoulderY, tall, girth } = measure(shape);
  const ramp = dress.main ?? 'main';
  const limb = 20 * Math.sqrt(girth);
  const [farFore, farHind, nearFore, nearHind] = at.feet as [Place, Place, Place, Place];
  const sock = ([x, y]: Place, wide = 1.15): Mark[] => {
    return dress.feet ? [{ path: ellipse(x - 4, y - 2, limb * wide, limb * 0.68), ramp: dress.feet }] : [];
  };
  const haunch = 30 * girth;
  dress.behind?.(at);
  // far legs
  scene.form(
    tube([
      [farHind[0] + 26, farHind[1] - 10, limb * 0.5],
      [farHind[0], farHind[1] - limb * 0.36, limb * 0.44],
    ]),
    { ramp, dim: true, marks: sock(farHind) },
  );
  scene.form(leg(farFore[0], shoulderY + 16, FAR_GROUND, limb * 1.2, limb * 0.9, 7), {
    ramp,
    dim: true,
    marks: sock(farFore),
  });
  // trunk, haunch, near foreleg
  const trunk = tube([
    [at.head.x + at.head.radius * 0.26, at.head.y + at.head.radius * 0.4, at.head.radius * 0.6],
    [shoulderX, shoulderY + 20, 27 * girth],
    [(shoulderX + hipX) / 2 + 4, GROUND - Math.max(tall * 0.5, 32 * girth), 31 * girth],
    [hipX, GROUND - haunch, haunch],
  ]);
  const breast = spline([
    [shoulderX - 40 * girth, shoulderY - 8],
    [shoulderX - 8 * girth, shoulderY + 4],
    [shoulderX - 4 * girth, GROUND - tall * 0.5],
    [nearFore[0] - limb * 0.6, GROUND - tall * 0.22],
    [shoulderX - 14 * girth, GROUND],
    [shoulderX - 50 * girth, GROUND - tall * 0.4],
  ]);
  scene.form([trunk, leg(nearFore[0], shoulderY + 20, GROUND, limb * 1.5, limb, 8)], {
    ramp,
    shade: 11,
    marks: [...bellyMark(dress, breast), ...(dress.bodyMarks?.(at) ?? []), ...sock(nearFore)],
    cast: [headShadow(at.head)],
    lines: [
      {
        path: [
          [nearFore[0] + limb * 0.86, GROUND - tall * 0.56],
          [nearFore[0] + limb * 0.7, GROUND - tall * 0.36],
          [nearFore[0] + limb * 0.6, GROUND - tall * 0.2],
        ],
        width: 3.6,
      },
      ...toes(nearFore[0], GROUND, limb, 8),
    ],
  });
  // haunch with the foot
  const foot = tube([
    [hipX + 6, GROUND - limb * 0.5, limb * 0.5],
    [nearHind[0] + 6, GROUND - limb * 0.42, limb * 0.44],
    [nearHind[0] - 8, GROUND - limb * 0.4, limb * 0.42],
  ]);
  scene.form([ellipse(hipX + 2, GROUND - haunch * 0.98, haunch * 0.92, haunch * 0.98), foot], {
    ramp,
    outline: 'inner',
    shade: 8,
    marks: sock(nearHind, 1.4),
    lines: toes(nearHind[0] + 2, GROUND, limb * 0.9, 8),
  });
  dress.between?.(at);
  drawBeastHead(scene, at, { snout: 0.3, ...shape }, dress);
  dress.front?.(at);
  return at;
}
