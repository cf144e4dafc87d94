import { localPoints } from '../core/points.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';
import { leaf } from './leaves.ts';
import { polar } from './polar.ts';

/** A closed flower bud with its root at (x, y), in the colours `petal`, `petalLight` and `leafLight`. */
export function drawBud(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  degrees: number,
  dim = false,
): void {
  const small = { ramp: 'petal', dim, lineWidth: 0.85, rim: false };
  for (const side of [-1, 1]) {
    const [rootX, rootY] = polar(x, y, 2, degrees + 26 * side);
    scene.form(leaf(rootX, rootY, 24 * size, 15 * size, degrees + 18 * side), small);
  }
  const [shineX, shineY] = polar(x, y, 10 * size, degrees);
  const shine = leaf(shineX, shineY, 18 * size, 8 * size, degrees);
  scene.form(leaf(x, y, 30 * size, 18 * size, degrees), {
    ...small,
    marks: [{ path: shine, ramp: 'petalLight' }],
  });
  const sepals = [-50, 50].map((turn) => leaf(x, y, 12 * size, 9 * size, degrees + turn));
  scene.form(sepals, { ramp: 'leafLight', lineWidth: 0.7, rim: false, dim });
}

/** The glowing flower of `drawLantern` without its stem; (x, y) is where the stem ends. */
export function drawLanternFlower(scene: Scene, x: number, y: number, size: number, dim = false): void {
  const at = localPoints(x, y, size);
  scene.form(spline([at(0, 2), at(11, 10), at(12, 22), at(0, 33, true), at(-12, 22), at(-11, 10)]), {
    ramp: 'lamp',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
    dim,
    marks: [{ path: ellipse(x - size, y + 19 * size, 5 * size, 7.5 * size), flat: '#fffae4' }],
  });
  const hood = [
    at(0, -4),
    at(10, 2),
    at(15, 14, true),
    at(7, 11),
    at(0, 17, true),
    at(-7, 11),
    at(-15, 14, true),
    at(-10, 2),
  ];
  scene.form(spline(hood), { ramp: 'petal', lineWidth: 0.85, shade: 2, rim: false, dim, miter: true });
}

/** A lantern flower that hangs from (x, top) down to `bottom`, in the colours `leaf`, `lamp` and `petal`. */
export function drawLantern(
  scene: Scene,
  x: number,
  top: number,
  bottom: number,
  size: number,
  dim = false,
): void {
  const stem = tube([
    [x, top, 2.4],
    [x + 2, (top + bottom) / 2, 2.2],
    [x, bottom, 2.2],
  ]);
  scene.form(stem, { ramp: 'leaf', lineWidth: 0.7, flat: true, dim });
  drawLanternFlower(scene, x, bottom, size, dim);
}
