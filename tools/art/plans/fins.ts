import type { FormLine } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import type { Place } from './body.ts';

export interface Fin {
  readonly outline: Path;
  readonly rays: readonly FormLine[];
  /** The coloured tips, which cover the ends of the rays. */
  readonly edge: Path;
}
interface FinShape {
  readonly outline: readonly Point[];
  readonly edge: readonly Point[];
  readonly rays: readonly (readonly Point[])[];
}

/** A tail fin that points to the right from its root at (0, 0), one unit high on each side. */
const TAIL: FinShape = {
  outline: [
    [-0.16, 0, true],
    [0.42, -0.56],
    [1, -1.02],
    [1.24, -0.96, true],
    [1.1, -0.44],
    [0.84, 0.02, true],
    [1.06, 0.46],
    [1.2, 1, true],
    [0.96, 1.02],
    [0.4, 0.58],
  ],
  edge: [
    [0.72, -1.2],
    [1.5, -1.2],
    [1.5, 1.2],
    [0.72, 1.2],
    [0.62, 0.5],
    [0.76, 0],
    [0.62, -0.5],
  ],
  rays: [
    [
      [0.3, -0.14],
      [0.66, -0.46],
      [0.96, -0.78],
    ],
    [
      [0.3, 0.12],
      [0.64, 0.46],
      [0.92, 0.8],
    ],
    [
      [0.38, 0],
      [0.56, 0],
      [0.7, 0.01],
    ],
  ],
};
/** A paddle of four rays, its root from (0, −0.15) to (0, 0.25). */
const PADDLE: FinShape = {
  outline: [
    [0.02, -0.14, true],
    [0.5, -0.26],
    [0.98, -0.06],
    [1.14, 0.16, true],
    [0.86, 0.24, true],
    [0.98, 0.52, true],
    [0.66, 0.52, true],
    [0.6, 0.8, true],
    [0.24, 0.6],
    [0, 0.24],
  ],
  edge: [
    [0.76, -0.4],
    [1.4, -0.2],
    [1.1, 0.9],
    [0.4, 1.1],
    [0.34, 0.66],
    [0.64, 0.3],
  ],
  rays: [
    [
      [0.2, 0],
      [0.52, 0.02],
      [0.84, 0.1],
    ],
    [
      [0.18, 0.16],
      [0.38, 0.36],
      [0.54, 0.56],
    ],
  ],
};

function place(shape: FinShape, [x, y]: Place, size: number, degrees: number, high: number): Fin {
  const local = ([a, b, corner = false]: Point): Point => [a * size, b * size * high, corner];
  const put = (path: Path): Path => path.rotate(degrees).move(x, y);
  return {
    outline: put(spline(shape.outline.map(local))).withThickness(size * 0.6),
    edge: put(spline(shape.edge.map(local))),
    rays: shape.rays.map((ray) => put(ink(ray.map(local), 3))),
  };
}

/** A forked tail fin that points from its root in the direction `degrees`; `high` is a factor on its width. */
export const tailFin = (root: Place, size: number, degrees = 0, high = 1): Fin => {
  return place(TAIL, root, size, degrees, high);
};

/** A side fin that points from its root in the direction `degrees`. */
export const paddleFin = (root: Place, size: number, degrees = 0): Fin =>
  place(PADDLE, root, size, degrees, 1);
