import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import { type Anchors, bellyMark, type Dress } from './body.ts';
import { type Fin, paddleFin, tailFin } from './fins.ts';
import { type FishShape, measureFish } from './fish-shape.ts';

/** The colours of a fish. The fins have the colour `fin` by default, their tips none. */
export interface FishDress extends Dress {
  readonly fins?: string;
  readonly finTips?: string;
}

type At = ReturnType<typeof measureFish>['at'];

/** The fin along the back, in three waves. */
function backFin(at: At, crest: number): Fin {
  const high = (a: number, b: number, share: number, corner = false): Point =>
    at(a, b - crest * share, corner);
  return {
    outline: spline([
      at(-0.46, -0.72, true),
      high(-0.36, -0.9, 0.9),
      high(-0.12, -0.95, 1.9),
      high(0.06, -0.95, 1.8, true),
      high(0.08, -0.95, 1.16, true),
      high(0.26, -0.88, 1.46),
      high(0.38, -0.82, 1.3, true),
      high(0.38, -0.78, 0.8, true),
      high(0.52, -0.66, 0.84),
      high(0.64, -0.56, 0.62, true),
      at(0.62, -0.4),
      at(0.1, -0.6),
    ]).withThickness(30),
    edge: spline([
      high(-0.3, -0.9, 1.3),
      high(-0.06, -0.9, 1.24),
      high(0.2, -0.86, 0.9),
      high(0.5, -0.66, 0.5),
      high(0.9, -0.6, 0.6),
      high(0.6, -0.9, 2.4),
      high(-0.2, -0.9, 2.8),
    ]),
    rays: [
      ink([high(-0.24, -0.94, 0.2), high(-0.17, -0.94, 0.8), high(-0.06, -0.94, 1.4)], 3),
      ink([high(0.04, -0.92, 0.2), high(0.12, -0.9, 0.6), high(0.22, -0.86, 0.98)], 3),
      ink([high(0.3, -0.78, 0.14), high(0.38, -0.74, 0.36), high(0.46, -0.68, 0.54)], 3),
    ],
  };
}

/** Draws a fish in three-quarter view, looking left. It does not stand: give its creature a `float`. */
export function drawFish(scene: Scene, shape: FishShape = {}, dress: FishDress = {}): Anchors {
  const { at, anchors, depth, fin, tilt, bend } = measureFish(shape);
  const { tail = 0.8, crest = 0.45 } = shape;
  const ramp = dress.main ?? 'main';
  const drawFin = (one: Fin, dim = false): void => {
    scene.form(one.outline, {
      ramp: dress.fins ?? 'fin',
      miter: true,
      dim,
      marks: dress.finTips ? [{ path: one.edge, ramp: dress.finTips }] : [],
      lines: one.rays,
    });
  };
  dress.behind?.(anchors);
  const [rootX, rootY] = at(0.97, 0);
  drawFin(tailFin([rootX, rootY], (tail * depth) / 2 + 6, tilt + bend * 14, 1));
  if (crest > 0) drawFin(backFin(at, crest));
  // fins below, the far one dim
  const [ventX, ventY] = at(0.3, 0.66);
  drawFin(paddleFin([ventX, ventY], depth * 0.3, 40 + tilt));
  const [farX, farY] = at(-0.4, 0.74);
  drawFin(paddleFin([farX, farY], fin * depth * 0.6, 74 + tilt), true);
  // body
  const body = spline([
    at(-1, 0.08),
    at(-0.82, -0.5),
    at(-0.34, -0.96),
    at(0.16, -0.94),
    at(0.62, -0.56),
    at(0.98, -0.22),
    at(1.04, 0),
    at(0.98, 0.24),
    at(0.6, 0.62),
    at(0.14, 0.96),
    at(-0.38, 1),
    at(-0.82, 0.62),
  ]);
  const underside = spline([
    at(-1.2, 0.36),
    at(-0.7, 0.34),
    at(-0.1, 0.5),
    at(0.5, 0.3),
    at(1, 0.04),
    at(0.9, 1.4),
    at(-1, 1.5),
  ]);
  const [shineX, shineY] = at(-0.16, -0.7);
  scene.form(body, {
    ramp,
    highlights: [ellipse(shineX, shineY, depth * 0.24, depth * 0.06, -4)],
    marks: [...bellyMark(dress, underside), ...(dress.bodyMarks?.(anchors) ?? [])],
    // gill
    lines: [{ path: [at(-0.12, -0.42), at(-0.03, -0.02), at(-0.12, 0.38)], width: 4 }],
  });
  dress.between?.(anchors);
  // near side fin
  drawFin(paddleFin(anchors.shoulders[1], fin * depth * 0.92, 16 + tilt));
  dress.front?.(anchors);
  return anchors;
}
