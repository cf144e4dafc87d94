import { ellipse, type Path, type Point, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** An arm from the head to its brush, and the direction of the brush in degrees. */
export interface Arm {
  readonly spine: string;
  readonly degrees: number;
  readonly size: number;
  /** Suckers as x, y and radius. */
  readonly suckers?: readonly (readonly [number, number, number])[];
}

/** The ring that holds the hair, and the hair with its wet tip. */
function drawBrush(scene: Scene, x: number, y: number, size: number, degrees: number, dim: boolean): void {
  const at = (a: number, b: number, corner = false): Point => [a * size, b * size, corner];
  const place = (points: Point[]): Path => spline(points).rotate(degrees).move(x, y);
  const hair = place([
    at(0, -10, true),
    at(18, -15),
    at(36, -10),
    at(62, 3, true),
    at(36, 11),
    at(18, 14),
    at(0, 10, true),
  ]);
  const wet = place([at(27, -30, true), at(33, -5), at(25, 4), at(31, 30, true), at(80, 30), at(80, -30)]);
  scene.form(hair.withThickness(24 * size), {
    ramp: 'paper',
    miter: true,
    shade: 3.5,
    rim: false,
    dim,
    lineWidth: 0.9,
    marks: [{ path: wet, ramp: 'main' }],
  });
  scene.form(place([at(-6, -12, true), at(6, -13, true), at(6, 13, true), at(-6, 12, true)]), {
    ramp: 'accent',
    shade: 2,
    rim: false,
    dim,
    lineWidth: 0.75,
  });
}

/** One arm with its brush. */
export function drawArm(scene: Scene, arm: Arm, dim = false): void {
  const { spine, degrees, size, suckers = [] } = arm;
  const marks = suckers.map(([x, y, radius]) => ({ path: ellipse(x, y, radius), ramp: 'sheen' }));
  scene.form(tube(spine, { endCap: 'flat' }), { dim, shade: 5, marks });
  const [endX = 0, endY = 0] = spine.split(' ').at(-1)!.split(',').map(Number);
  drawBrush(scene, ...polar(endX, endY, 3, degrees), size, degrees, dim);
}

/** A stroke of wet ink behind a brush. */
export function drawFlourish(scene: Scene, spine: string): void {
  scene.form(tube(spine), { lineWidth: 0.8, rim: false, shade: 2.5 });
}
