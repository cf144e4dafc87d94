import type { Mark } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { skull } from '../parts/heads.ts';
import { type Anchors, bellyMark, type Dress, GROUND } from './body.ts';
import { type CaterpillarShape, measureCaterpillar, type Ring } from './caterpillar-shape.ts';

/** The colours of a caterpillar; `stripe` is a second colour for every other ring. */
export interface CaterpillarDress extends Dress {
  readonly stripe?: string;
}

/** Draws a stub leg below a ring; draws none for a ring above the ground. */
function drawStub(scene: Scene, { x, y, radius }: Ring, ramp: string, far: boolean): void {
  const bottom = GROUND - (far ? 5 : 0);
  if (y + radius < bottom - 16) return;
  const side = x + radius * (far ? -0.42 : 0.16);
  scene.form(
    tube([
      [side, y + radius * 0.55, radius * 0.3],
      [side - 2, bottom - radius * 0.24, radius * 0.26],
    ]),
    { ramp, dim: far, lineWidth: 0.85, rim: false },
  );
}

/** A caterpillar, grub or inchworm in three-quarter view, looking left. */
export function drawCaterpillar(
  scene: Scene,
  shape: CaterpillarShape = {},
  dress: CaterpillarDress = {},
): Anchors {
  const { at, rings } = measureCaterpillar(shape);
  const ramp = dress.main ?? 'main';
  const feet = dress.feet ?? dress.limbs ?? ramp;
  dress.behind?.(at);
  for (const ring of rings) drawStub(scene, ring, feet, true);
  const patches = dress.bodyMarks?.(at) ?? [];
  rings.forEach((ring, i) => {
    const { x, y, radius } = ring;
    const next = rings[i + 1] ?? { ...at.head, radius: at.head.radius * 0.8 };
    const belly: Mark[] = bellyMark(
      dress,
      ellipse(x - radius * 0.3, y + radius * 0.86, radius * 1.1, radius * 0.5),
    );
    scene.form(ellipse(x, y, radius * 0.94, radius), {
      ramp: dress.stripe && i % 2 === rings.length % 2 ? dress.stripe : ramp,
      shade: radius * 0.3,
      marks: [...belly, ...patches],
      // the next ring casts a shadow on this one
      cast: [ellipse(next.x + radius * 0.1, next.y + radius * 0.16, next.radius, next.radius)],
    });
    drawStub(scene, ring, feet, false);
  });
  dress.between?.(at);
  const { x, y, radius } = at.head;
  scene.form(skull(x, y, radius, { wide: 1.04, high: 0.96, cheek: 0.5 }), {
    ramp: dress.head ?? ramp,
    shade: radius * 0.24,
    marks: dress.headMarks?.(at) ?? [],
  });
  dress.front?.(at);
  return at;
}
