import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';
import { polar } from '../parts/polar.ts';
import type { Place } from './body.ts';

/** Outline of a wing that points to the right: front edge, three feather tips, lower edge. */
const OUTLINE: readonly Point[] = [
  [-0.06, 0.02],
  [0.14, -0.2],
  [0.46, -0.26],
  [0.8, -0.16],
  [1.04, 0.06, true],
  [0.88, 0.1],
  [0.8, 0.12, true],
  [0.92, 0.28, true],
  [0.74, 0.28],
  [0.62, 0.24, true],
  [0.68, 0.42, true],
  [0.44, 0.38],
  [0.16, 0.28],
];

interface WingOptions {
  readonly length: number;
  /** Direction of the wing tip, for a near wing. */
  readonly degrees: number;
  /** 0 folded … 1 lifted. */
  readonly spread: number;
  /** Whether it is the far wing, which points the other way. */
  readonly far?: boolean;
  readonly ramp: string;
  /** Colour of the feather tips. */
  readonly tips?: string | undefined;
}

/** Paints a feathered wing with its root at a shoulder. Returns the place of its tip. */
export function drawBirdWing(scene: Scene, [x, y]: Place, options: WingOptions): Place {
  const { length, degrees, spread, far = false, ramp, tips } = options;
  const wide = 1 + 0.5 * spread;
  const put = (path: Path): Path => {
    const turned = path.rotate(degrees).move(x, y);
    return far ? turned.mirror(x) : turned;
  };
  const local = ([a, b, corner = false]: Point): Point => {
    return [a * length, b * length * (b > 0 ? wide : 1), corner];
  };
  const outline = put(spline(OUTLINE.map(local))).withThickness(length * 0.5);
  const tipPatch = put(
    spline(
      (
        [
          [0.74, -0.5],
          [1.3, -0.5],
          [1.3, 0.9],
          [0.44, 0.9],
          [0.52, 0.3],
          [0.68, 0.04],
        ] as Point[]
      ).map(local),
    ),
  );
  const fold = (from: Point, middle: Point, to: Point): Path => {
    return put(ink([from, middle, to].map(local), 3));
  };
  scene.part('wing', () => {
    scene.form(outline, {
      ramp,
      dim: far,
      miter: true,
      marks: tips ? [{ path: tipPatch, ramp: tips }] : [],
      lines: [fold([0.34, 0.06], [0.54, 0.08], [0.72, 0.06]), fold([0.3, 0.2], [0.44, 0.22], [0.56, 0.2])],
    });
  });
  const [tipX, tipY] = polar(x, y, length, degrees);
  return [far ? 2 * x - tipX : tipX, tipY];
}
