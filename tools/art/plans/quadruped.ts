import type { Mark } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { hindLeg, leg, toes } from '../parts/limbs.ts';
import { drawBeastHead } from './beast-head.ts';
import { type Anchors, bellyMark, type Dress, FAR_GROUND, GROUND, headShadow, type Place } from './body.ts';
import { liftedPaw, measureQuadruped, type QuadrupedShape } from './quadruped-shape.ts';

/** A four-legged cub in three-quarter view, looking left. */
export function drawQuadruped(scene: Scene, shape: QuadrupedShape = {}, dress: Dress = {}): Anchors {
  const { at, chest, rump, front, back, chestY, rumpY, limb } = measureQuadruped(shape);
  const { step = 0, legs = 34 } = shape;
  const { head } = at;
  const ramp = dress.main ?? 'main';
  const [farFore, farHind, nearFore, nearHind] = at.feet as [Place, Place, Place, Place];
  const sock = ([x, y]: Place): Mark[] => {
    return dress.feet ? [{ path: ellipse(x - 4, y - 2, limb * 1.15, limb * 0.68), ramp: dress.feet }] : [];
  };
  dress.behind?.(at);
  // far legs
  scene.form(leg(farFore[0], chestY, FAR_GROUND, limb * 1.25, limb * 0.92, 7), {
    ramp,
    dim: true,
    marks: sock(farFore),
  });
  scene.form(hindLeg(farHind[0], rumpY, FAR_GROUND, limb * 1.7, limb * 0.88, 7), {
    ramp,
    dim: true,
    marks: sock(farHind),
  });
  // trunk, neck and near legs in one outline
  const trunk = tube([
    [front, chestY, chest],
    [146, (chestY + rumpY) / 2 - 1, (chest + rump) / 2 - 3],
    [back, rumpY, rump],
  ]);
  const neck = tube([
    [front + 2, chestY - 4, chest * 0.86],
    [head.x + head.radius * 0.3, head.y + head.radius * 0.42, head.radius * 0.62],
  ]);
  const elbow = front + 8 * (shape.girth ?? 1);
  const foreleg =
    step > 0
      ? tube(liftedPaw(elbow, chestY + 6, step, limb * 1.2))
      : leg(nearFore[0], chestY, GROUND, limb * 1.4, limb, 8);
  const hip = rumpY - 6;
  const thigh = limb * 2.1;
  const bellyY = (chestY + rumpY) / 2 + (chest + rump) / 2;
  const breast = spline([
    [front - chest * 1.4, chestY + chest * 0.1],
    [front - chest * 0.5, chestY + chest * 0.3],
    [elbow - limb * 0.66, chestY + chest * 0.66],
    [elbow - limb * 0.7, chestY + chest * 1.3],
    [front - chest, chestY + chest * 1.3],
  ]);
  const underside = spline([
    [elbow + limb * 0.6, bellyY - chest * 0.16, true],
    [146, bellyY - chest * 0.46],
    [nearHind[0] - thigh * 0.3, bellyY - chest * 0.36],
    [nearHind[0] - thigh * 0.2, bellyY + Math.min(12, legs * 0.3)],
    [elbow + limb * 0.6, bellyY + Math.min(12, legs * 0.3), true],
  ]);
  const fold = GROUND - hip;
  scene.form([trunk, neck, foreleg, hindLeg(nearHind[0], hip, GROUND, thigh, limb, 8)], {
    ramp,
    shade: 11,
    marks: [
      ...bellyMark(dress, [breast, underside]),
      ...(dress.bodyMarks?.(at) ?? []),
      ...sock(nearFore),
      ...sock(nearHind),
    ],
    cast: [headShadow(head)],
    lines: [
      // folds of the thigh and of the elbow
      {
        path: [
          [nearHind[0] - thigh * 0.4, hip + fold * 0.2],
          [nearHind[0] - thigh * 0.44, hip + fold * 0.36],
          [nearHind[0] - thigh * 0.24, hip + fold * 0.52],
        ],
        width: 3.6,
      },
      {
        path: [
          [elbow + limb * 0.86, bellyY - chest * 0.62],
          [elbow + limb * 0.76, bellyY - chest * 0.34],
          [elbow + limb * 0.56, bellyY - chest * 0.06],
        ],
        width: 3.4,
      },
      ...(step > 0 ? [] : toes(nearFore[0], GROUND, limb, 8)),
      ...toes(nearHind[0], GROUND, limb, 8),
    ],
  });
  dress.between?.(at);
  drawBeastHead(scene, at, { snout: 0.3, ...shape }, dress);
  dress.front?.(at);
  return at;
}
