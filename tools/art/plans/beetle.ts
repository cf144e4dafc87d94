import type { Path } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { skull } from '../parts/heads.ts';
import { type BeetleShape, measureBeetle } from './beetle-shape.ts';
import { type Anchors, bellyMark, type Dress, type Place } from './body.ts';

/** The colours of an insect; with `shell` it has wing cases in that colour. */
export interface BeetleDress extends Dress {
  readonly shell?: string;
}

/** A jointed leg: knee up and outwards, a thin foot. */
function jointedLeg([hipX, hipY]: Place, [footX, footY]: Place, width: number): Path {
  const out = Math.sign(footX - hipX) || -1;
  const kneeX = hipX + (footX - hipX) * 0.62 + out * width * 0.6;
  return tube([
    [hipX, hipY, width],
    [kneeX, hipY + (footY - hipY) * 0.2, width * 0.86],
    [footX + (kneeX - footX) * 0.16, hipY + (footY - hipY) * 0.72, width * 0.62],
    [footX, footY, width * 0.44],
  ]);
}

/** A raised foreleg: elbow down, foot up. */
function liftedLeg([hipX, hipY]: Place, [footX, footY]: Place, width: number): Path {
  return tube([
    [hipX, hipY, width],
    [(hipX + footX) / 2 - 4, Math.max(hipY, footY) + 4, width * 0.86],
    [footX + 2, (hipY + footY) / 2, width * 0.74],
    [footX, footY, width * 0.6],
  ]);
}

/** A beetle, or with a `waist` an ant, in three-quarter view, looking left. */
export function drawBeetle(scene: Scene, shape: BeetleShape = {}, dress: BeetleDress = {}): Anchors {
  const { at, hind, chest, deep } = measureBeetle(shape);
  const { waist = 0, girth = 1, wave = 0 } = shape;
  const ramp = dress.main ?? 'main';
  const limb = { ramp: dress.limbs ?? 'leg', lineWidth: 0.85 } as const;
  const width = 6 * Math.sqrt(girth) + 1.4;
  const [farFore, farMiddle, farHind, fore, middle, rear] = at.feet as [
    Place,
    Place,
    Place,
    Place,
    Place,
    Place,
  ];
  const hip = (dx: number, dy = 0.7): Place => [chest.x + dx, chest.y + chest.radius * dy];
  const spread = chest.radius * (1 - 0.3 * waist);
  dress.behind?.(at);
  // far legs
  for (const [from, to] of [
    [hip(-spread * 0.5), farFore],
    [hip(0), farMiddle],
    [hip(spread * 0.8), farHind],
  ] as const) {
    scene.form(jointedLeg(from, to, width * 0.92), { ...limb, dim: true });
  }
  // hind part
  const rump = spline([
    hind(-1, 0.1),
    hind(-0.82, -0.6),
    hind(-0.3, -0.96),
    hind(0.34, -0.8),
    hind(0.86, -0.3),
    hind(1, 0.24),
    hind(0.74, 0.66),
    hind(0.1, 0.86),
    hind(-0.6, 0.72),
  ]);
  const underside = spline([
    hind(-1.2, 0.3),
    hind(-0.3, 0.36),
    hind(0.5, 0.3),
    hind(1.3, 0.1),
    hind(1, 1.2),
    hind(-0.8, 1.2),
  ]);
  const patches = dress.bodyMarks?.(at) ?? [];
  scene.form(rump, {
    ramp,
    shade: 10,
    marks: [...bellyMark(dress, underside), ...(dress.shell ? [] : patches)],
    lines: [
      { path: [hind(-0.1, 0.3), hind(-0.02, 0.62), hind(-0.14, 0.9)], width: 3 },
      { path: [hind(0.36, 0.26), hind(0.46, 0.54), hind(0.36, 0.82)], width: 3 },
    ],
  });
  if (waist > 0.3) scene.form(ellipse((chest.x + hind(-1, 0)[0]) / 2 + 2, chest.y + 2, 12, 11), { ramp });
  // middle part
  scene.form(ellipse(chest.x, chest.y, chest.radius * 1.06, chest.radius), {
    ramp,
    shade: 8,
    cast: [ellipse(at.head.x + 10, at.head.y + 12, at.head.radius, at.head.radius)],
  });
  if (dress.shell) {
    const shell = spline([
      hind(-1.06, 0.12),
      hind(-0.92, -0.62),
      hind(-0.34, -1.08),
      hind(0.34, -0.94),
      hind(0.94, -0.4),
      hind(1.12, 0.3, true),
      hind(0.6, 0.26),
      hind(-0.2, 0.3),
      hind(-0.8, 0.34),
    ]);
    const [shineX, shineY] = hind(-0.34, -0.82);
    scene.form(shell, {
      ramp: dress.shell,
      gloss: true,
      highlights: [ellipse(shineX, shineY, deep * 0.42, deep * 0.14, -14)],
      marks: patches,
      lines: [{ path: [hind(-0.66, -0.86), hind(0.1, -0.62), hind(0.66, -0.2), hind(1.02, 0.28)], width: 4 }],
    });
  }
  // near legs
  const legs: [Place, Place][] = [
    [hip(spread * 0.9, 0.8), rear],
    [hip(spread * 0.34, 0.86), middle],
  ];
  for (const [from, to] of legs) scene.form(jointedLeg(from, to, width), limb);
  dress.held?.(at);
  scene.form(
    wave > 0
      ? liftedLeg(hip(-spread * 0.3, 0.8), fore, width)
      : jointedLeg(hip(-spread * 0.3, 0.8), fore, width),
    limb,
  );
  dress.between?.(at);
  // head
  const { x, y, radius } = at.head;
  scene.form(skull(x, y, radius, { wide: 1.04, high: 0.96 }), {
    ramp: dress.head ?? ramp,
    gloss: true,
    highlights: [ellipse(x - radius * 0.1, y - radius * 0.7, radius * 0.34, radius * 0.12, -10)],
    marks: dress.headMarks?.(at) ?? [],
  });
  dress.front?.(at);
  return at;
}
