import type { Path } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { drawBeastHead } from './beast-head.ts';
import { type Anchors, bellyMark, type Dress, headShadow, type Place } from './body.ts';
import { type LizardShape, measureLizard } from './lizard-shape.ts';

/** A sprawled leg with three round toes; the elbow points backwards. */
function sprawledLeg(hipX: number, hipY: number, [footX, footY]: Place, width: number, out: number): Path[] {
  const elbow: Place = [Math.max(hipX, footX) + out, (hipY + footY) / 2 + 1];
  const ankle: Place = [footX + width * 0.3, footY - width * 0.5];
  const toe = (dx: number, dy: number): Path => {
    return tube([
      [ankle[0], ankle[1], width * 0.4],
      [footX + dx * width, footY + dy * width, width * 0.32],
    ]);
  };
  const limb = tube([
    [hipX, hipY, width * 0.72],
    [...elbow, width * 0.6],
    [...ankle, width * 0.46],
  ]);
  return [limb, toe(-1.15, -0.5), toe(-0.7, -0.16), toe(0.1, -0.1)];
}

/** Draws a lizard or newt in three-quarter view, looking left; the tail is part of the body. */
export function drawLizard(scene: Scene, shape: LizardShape = {}, dress: Dress = {}): Anchors {
  const { at, spine, chest, rump, front, back, chestY, rumpY, girth } = measureLizard(shape);
  const ramp = dress.main ?? 'main';
  const limb = dress.limbs ?? dress.feet ?? ramp;
  const width = 13 * Math.sqrt(girth) + 2;
  const [farFore, farHind, nearFore, nearHind] = at.feet as [Place, Place, Place, Place];
  dress.behind?.(at);
  // far legs
  scene.form(sprawledLeg(at.shoulders[0][0], at.shoulders[0][1], farFore, width * 0.92, 2), {
    ramp: limb,
    dim: true,
  });
  scene.form(sprawledLeg(farHind[0] + 10, rumpY + 4, farHind, width * 0.92, 4), { ramp: limb, dim: true });
  // trunk with the tail
  const underside = spline([
    [at.head.x - chest, at.head.y + at.head.radius * 0.5],
    [front - chest * 0.4, chestY - chest * 0.1],
    [front + chest * 0.1, chestY + chest * 0.34],
    [(front + back) / 2, (chestY + rumpY) / 2 + chest * 0.5],
    [back + rump * 0.5, rumpY + rump * 0.62],
    [back + rump * 0.4, rumpY + rump * 1.6],
    [front, rumpY + rump * 1.6],
    [front - chest * 1.6, chestY + chest],
  ]);
  scene.form(tube(spine), {
    ramp,
    shade: 9,
    marks: [...bellyMark(dress, underside), ...(dress.bodyMarks?.(at) ?? [])],
    cast: [headShadow(at.head)],
  });
  // near legs
  scene.form(sprawledLeg(nearHind[0] + 2, rumpY + 2, nearHind, width * 1.12, 10), { ramp: limb });
  scene.form(sprawledLeg(at.shoulders[1][0], at.shoulders[1][1], nearFore, width * 1.04, 7), { ramp: limb });
  dress.between?.(at);
  drawBeastHead(scene, at, { snout: 0.45, ...shape }, dress);
  dress.front?.(at);
  return at;
}
