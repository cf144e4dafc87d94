import type { Mark } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { skull } from '../parts/heads.ts';
import { type Anchors, bellyMark, type Dress, FAR_GROUND, GROUND, headShadow, type Place } from './body.ts';
import { hoofedForeleg, hoofedHindLeg, liftedForeleg } from './hoofed-legs.ts';
import { type HoofedShape, measureHoofed } from './hoofed-shape.ts';

function drawHead(scene: Scene, at: Anchors, face: number, reach: number, dress: Dress): void {
  const { x, y, radius } = at.head;
  const muzzle = tube([
    [x - radius * 0.1, y + radius * 0.1, radius * 0.66],
    [x - radius * reach, y + radius * (0.44 + 0.16 * face), radius * (0.46 - 0.06 * face)],
  ]);
  scene.form([skull(x, y, radius, { wide: 0.96, cheek: 0.2 }), muzzle], {
    ramp: dress.head ?? dress.main ?? 'main',
    shade: radius * 0.22,
    marks: dress.headMarks?.(at) ?? [],
  });
}

/** A fawn, goat, mare or ox in three-quarter view, looking left; hooves have the colour `feet`, by default `hoof`. */
export function drawHoofed(scene: Scene, shape: HoofedShape = {}, dress: Dress = {}): Anchors {
  const { at, chest, rump, front, back, chestY, rumpY, foreX, reach, face } = measureHoofed(shape);
  const { step = 0, girth = 1 } = shape;
  const ramp = dress.main ?? 'main';
  const { head } = at;
  const shank = 13 * Math.sqrt(girth) * (0.8 + head.radius / 190);
  const [farFore, farHind, nearFore, nearHind] = at.feet as [Place, Place, Place, Place];
  const hoof = ([x, y]: Place): Mark => {
    return { path: ellipse(x, y + shank * 0.2, shank * 1.3, shank), ramp: dress.feet ?? 'hoof' };
  };
  dress.behind?.(at);
  // far legs
  scene.form(hoofedForeleg(farFore[0], chestY, FAR_GROUND, shank * 1.7, shank * 0.94), {
    ramp: dress.limbs ?? ramp,
    dim: true,
    marks: [hoof(farFore)],
  });
  scene.form(hoofedHindLeg(farHind[0], rumpY, FAR_GROUND, shank * 2.6, shank * 0.94), {
    ramp: dress.limbs ?? ramp,
    dim: true,
    marks: [hoof(farHind)],
  });
  // trunk, neck and near legs in one outline
  const trunk = tube([
    [front, chestY, chest],
    [150, (chestY + rumpY) / 2 - 2, (chest + rump) / 2 - 3.5],
    [back, rumpY, rump],
  ]);
  const [napeX, napeY] = [head.x + head.radius * 0.34, head.y + head.radius * 0.3];
  const neck = tube([
    [front + 4, chestY - 4, chest * 0.86],
    [(front + 4 + napeX) / 2 + 2, (chestY + napeY) / 2, chest * 0.36 + head.radius * 0.34],
    [napeX, napeY, head.radius * 0.58],
  ]);
  const foreleg =
    step > 0
      ? liftedForeleg(foreX, chestY + 4, GROUND, shank * 2.1, shank, step)
      : hoofedForeleg(foreX, chestY, GROUND, shank * 2, shank);
  const hip = rumpY - 6;
  const thigh = Math.max(shank * 3.2, rump * 1.3);
  const bellyY = (chestY + rumpY) / 2 + (chest + rump) / 2;
  const underside = spline([
    [foreX + shank * 0.7, bellyY - chest * 0.2, true],
    [150, bellyY - chest * 0.5],
    [nearHind[0] - thigh * 0.26, bellyY - chest * 0.4],
    [nearHind[0] - thigh * 0.24, bellyY + 8],
    [foreX + shank * 0.7, bellyY + 8, true],
  ]);
  const breast = spline([
    [napeX - head.radius, napeY + head.radius * 0.2],
    [front - chest * 0.2, (chestY + napeY) / 2],
    [front - chest * 0.3, chestY],
    [foreX - shank * 0.9, chestY + chest * 0.6],
    [foreX - shank, chestY + chest * 1.3],
    [front - chest * 1.6, chestY + chest],
  ]);
  const fold = GROUND - hip;
  scene.form([trunk, neck, foreleg, hoofedHindLeg(nearHind[0], hip, GROUND, thigh, shank)], {
    ramp,
    shade: 10,
    marks: [
      ...bellyMark(dress, [breast, underside]),
      ...(dress.bodyMarks?.(at) ?? []),
      hoof(nearFore),
      hoof(nearHind),
    ],
    cast: [headShadow({ ...head, radius: head.radius * 0.9 })],
    lines: [
      {
        path: [
          [nearHind[0] - thigh * 0.42, hip + fold * 0.18],
          [nearHind[0] - thigh * 0.46, hip + fold * 0.3],
          [nearHind[0] - thigh * 0.26, hip + fold * 0.42],
        ],
        width: 3.4,
      },
      {
        path: [
          [foreX + shank * 1.2, chestY + chest * 0.3],
          [foreX + shank * 1.06, chestY + chest * 0.62],
          [foreX + shank * 0.8, chestY + chest * 0.9],
        ],
        width: 3.4,
      },
    ],
  });
  dress.between?.(at);
  drawHead(scene, at, face, reach, dress);
  dress.front?.(at);
  return at;
}
