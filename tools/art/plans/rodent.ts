import type { Path } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { toes } from '../parts/limbs.ts';
import { drawBeastHead } from './beast-head.ts';
import { type Anchors, bellyMark, type Dress, GROUND, headShadow, type Place } from './body.ts';
import { measureRodent, type RodentShape } from './rodent-shape.ts';

/** With a larger `reach` the arms are away from the chest: they are drawn before the head, which may cover them. */
const AWAY = 0.3;

/** A foot seen from the front left, its sole at (x, y). */
function footOf([x, y]: Place, length: number): Path {
  return spline([
    [x - length * 0.5, y - 7],
    [x - length * 0.26, y - 17],
    [x + length * 0.3, y - 17],
    [x + length * 0.5, y - 6],
    [x + length * 0.3, y],
    [x - length * 0.34, y],
  ]).withThickness(18);
}

/** A mouse, hamster or hare that sits upright, in three-quarter view, looking left. */
export function drawRodent(scene: Scene, shape: RodentShape = {}, dress: Dress = {}): Anchors {
  const { at, hipX, neckX, neckY, tall, girth, feet, farArm, nearArm } = measureRodent(shape);
  const ramp = dress.main ?? 'main';
  const footRamp = dress.feet ?? dress.limbs ?? ramp;
  const armRamp = dress.limbs ?? ramp;
  const [farFoot, nearFoot] = at.feet as [Place, Place];
  const away = (shape.reach ?? 0) > AWAY;
  const down = (share: number): number => neckY + tall * share;
  dress.behind?.(at);
  // far foot
  scene.form(footOf(farFoot, 38 * feet), { ramp: footRamp, dim: true });
  if (away) scene.form(tube(farArm), { ramp: armRamp, dim: true });
  // trunk
  const trunk = spline([
    [neckX + 2, neckY - 10],
    [neckX + 26 * girth, neckY + 10],
    [neckX + 38 * girth, down(0.4)],
    [hipX + 41 * girth, down(0.68)],
    [hipX + 30 * girth, down(0.96)],
    [hipX - 6 * girth, GROUND - 1],
    [hipX - 46 * girth, down(0.93)],
    [hipX - 54 * girth, down(0.64)],
    [neckX - 34 * girth, down(0.32)],
    [neckX - 24 * girth, neckY + 8],
  ]);
  const underside = spline([
    [neckX - 6 * girth, neckY + 4],
    [neckX + 14 * girth, down(0.3)],
    [hipX + 2 * girth, down(0.6)],
    [hipX - 12 * girth, down(0.95)],
    [hipX - 40 * girth, down(0.92)],
    [hipX - 48 * girth, down(0.62)],
    [neckX - 30 * girth, down(0.3)],
  ]);
  const knee = hipX + 6 * girth;
  scene.form(trunk, {
    ramp,
    shade: 12,
    marks: [...bellyMark(dress, underside), ...(dress.bodyMarks?.(at) ?? [])],
    cast: [headShadow(at.head)],
    lines: [
      {
        path: [
          [knee - 4 * girth, GROUND - 22],
          [knee + 2 * girth, GROUND - 36 * Math.sqrt(girth)],
          [knee + 20 * girth, GROUND - 40 * Math.sqrt(girth)],
        ],
        width: 3.8,
      },
    ],
  });
  // near foot
  scene.form(footOf(nearFoot, 46 * feet), {
    ramp: footRamp,
    lines: toes(nearFoot[0] - 6 * feet, nearFoot[1], 28 * feet, 4, 2),
  });
  const drawNearArm = (): void => {
    dress.held?.(at);
    scene.form(tube(nearArm), { ramp: armRamp });
  };
  dress.between?.(at);
  if (away) drawNearArm();
  drawBeastHead(scene, at, { cheeks: 0.6, ...shape }, dress);
  // arms before the chest
  if (!away) {
    scene.form(tube(farArm), { ramp: armRamp, dim: true });
    drawNearArm();
  }
  dress.front?.(at);
  return at;
}
