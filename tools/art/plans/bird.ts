import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { drawBirdLeg } from '../parts/bird-legs.ts';
import { skull } from '../parts/heads.ts';
import { type BirdShape, measureBird } from './bird-shape.ts';
import { drawBirdWing } from './bird-wing.ts';
import { type Anchors, bellyMark, type Dress, headShadow, type Round } from './body.ts';

/** The colours of a bird; wings and their tips may have their own. */
export interface BirdDress extends Dress {
  readonly wings?: string;
  readonly wingTips?: string;
}

function drawBeak(scene: Scene, { x, y, radius }: Round, length: number, ramp: string): void {
  // A short beak is also thinner and lower.
  const size = radius * (0.8 + 0.2 * Math.min(1, length));
  const [rootX, rootY, reach] = [
    x - radius * 0.48,
    y + radius * (0.36 - 0.1 * Math.min(1, length)),
    radius * length,
  ];
  const at = (a: number, b: number, corner = false) => [rootX + a, rootY + b * size, corner] as const;
  const horny = { ramp, lineWidth: 0.8, rim: false, shade: 3 } as const;
  scene.form(
    spline([
      at(radius * 0.2, 0.08, true),
      at(-reach * 0.7, 0.3, true),
      at(-reach * 0.1, 0.36),
      at(radius * 0.16, 0.24),
    ]),
    { ...horny, dim: true },
  );
  scene.form(
    spline([
      at(radius * 0.26, 0.04, true),
      at(radius * 0.02, -0.16),
      at(-reach * 0.55, -0.02),
      at(-reach, 0.22, true),
      at(-reach * 0.4, 0.17),
      at(radius * 0.1, 0.2),
    ]),
    horny,
  );
}

/** A standing bird in three-quarter view, looking left; legs and beak have the colour `limbs`, by default `beak`. */
export function drawBird(scene: Scene, shape: BirdShape = {}, dress: BirdDress = {}): Anchors {
  const { at: places, trunk, turn, wing, neckWidth, bend } = measureBird(shape);
  const { spread = 0, beak = 0.4 } = shape;
  const main = dress.main ?? 'main';
  const horn = dress.limbs ?? 'beak';
  const wingRamp = dress.wings ?? main;
  const { head } = places;
  const [farShoulder, nearShoulder] = places.shoulders;
  // A folded wing lies along the trunk, a lifted one points up and back.
  const degrees = turn - 2 + (-50 - turn) * spread;
  const wings = { length: wing, degrees, spread, ramp: wingRamp, tips: dress.wingTips };
  dress.behind?.(places);
  // legs
  const [farFoot, nearFoot] = places.feet as [readonly [number, number], readonly [number, number]];
  const size = (0.62 + 0.43 * (shape.girth ?? 1)) * (1 - 0.003 * (shape.legs ?? 18));
  const [farHip, nearHip] = [trunk(-0.16, 0.7), trunk(0.2, 0.72)];
  drawBirdLeg(scene, farHip[0], farHip[1], farFoot[0], farFoot[1] - 4, size * 0.95, {
    ramp: horn,
    dim: true,
  });
  drawBirdLeg(scene, nearHip[0], nearHip[1], nearFoot[0], nearFoot[1] - 4, size, { ramp: horn });
  // far wing
  const farTip = drawBirdWing(scene, farShoulder, { ...wings, length: wing * 0.86, far: true });
  // trunk and neck
  const body = spline([
    trunk(-1, 0.02),
    trunk(-0.84, -0.6),
    trunk(-0.32, -0.95),
    trunk(0.3, -0.84),
    trunk(0.82, -0.5),
    trunk(1.04, -0.06),
    trunk(0.72, 0.5),
    trunk(0.16, 0.92),
    trunk(-0.42, 1),
    trunk(-0.86, 0.62),
  ]);
  const [neckX, neckY] = trunk(-0.56, -0.34);
  const [napeX, napeY] = [head.x + head.radius * 0.18, head.y + head.radius * 0.3];
  const neck = tube([
    [neckX, neckY, neckWidth * 1.3],
    [neckX + (napeX - neckX) * 0.4 - bend, neckY + (napeY - neckY) * 0.45, neckWidth],
    [napeX + bend * 0.6, neckY + (napeY - neckY) * 0.8, neckWidth * 0.9],
    [napeX, napeY, neckWidth * 0.9],
  ]);
  const underside = spline([
    trunk(-1.2, -0.5),
    trunk(-0.7, -0.42),
    trunk(-0.2, 0.06),
    trunk(0.24, 0.56),
    trunk(0.3, 1.2),
    trunk(-0.5, 1.3),
    trunk(-1.2, 0.6),
  ]);
  scene.form([body, neck], {
    ramp: main,
    shade: 12,
    marks: [...bellyMark(dress, underside), ...(dress.bodyMarks?.(places) ?? [])],
    cast: [headShadow(head)],
  });
  // near wing
  const nearTip = drawBirdWing(scene, nearShoulder, wings);
  const at = { ...places, hands: [farTip, nearTip] };
  dress.between?.(at);
  // head with its beak
  scene.form(skull(head.x, head.y, head.radius, { high: 0.95, cheek: 0.3 }), {
    ramp: dress.head ?? main,
    shade: head.radius * 0.24,
    marks: dress.headMarks?.(at) ?? [],
  });
  drawBeak(scene, head, beak, horn);
  dress.front?.(at);
  return at;
}
