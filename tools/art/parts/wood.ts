import type { FormLine } from '../core/form.ts';
import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';

export interface LogOptions {
  readonly bark?: string;
  readonly cut?: string;
  readonly dim?: boolean;
}

/** The cut face of a log with its year rings. */
export function drawCutFace(
  scene: Scene,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  degrees = 0,
  options: LogOptions = {},
): void {
  const { bark = 'wood', cut = 'cut', dim = false } = options;
  const ring = (share: number) => ellipse(x, y, radiusX * share, radiusY * share, degrees);
  scene.form(ring(1), {
    ramp: cut,
    rim: false,
    shade: 2,
    dim,
    marks: [
      { path: ring(0.72), ramp: bark, opacity: 0.45 },
      { path: ring(0.56), ramp: cut },
      { path: ring(0.3), ramp: bark, opacity: 0.55 },
    ],
  });
}

/** Cracks in the bark: places along the log (0…1) and across it (−1…1). */
const CRACKS = [
  { width: 3, places: [0.18, -0.35, 0.36, -0.42, 0.52, -0.34] },
  { width: 3, places: [0.5, 0.4, 0.66, 0.34, 0.86, 0.42] },
  { width: 2.6, places: [0.62, -0.1, 0.74, -0.18, 0.84, -0.1] },
  { width: 2.6, places: [0.2, 0.3, 0.3, 0.24, 0.4, 0.3] },
] as const;

/** A log from its cut face at `from` to `to`. */
export function drawLog(
  scene: Scene,
  from: Point,
  to: Point,
  radius: number,
  options: LogOptions = {},
): void {
  const { bark = 'wood', dim = false } = options;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (along: number, across: number): Point => [
    from[0] + dx * along - (dy / length) * radius * across,
    from[1] + dy * along + (dx / length) * radius * across,
  ];
  const lines = CRACKS.map(({ width, places }): FormLine => {
    const [a, b, c, d, e, f] = places;
    return { path: [at(a, b), at(c, d), at(e, f)], width };
  });
  const middle = at(0.5, 0);
  const spine = [from, middle, to].map(([x, y]) => [x, y, radius] as const);
  scene.form(tube(spine, { startCap: 'flat', endCap: 'flat' }), { ramp: bark, dim, lines });
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  drawCutFace(scene, from[0], from[1], radius * 0.44, radius, degrees, options);
}
