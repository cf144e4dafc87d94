import { ellipse, fluff, type Point, type Scene, spline } from '../kit.ts';
import { drawClover } from '../parts/clovers.ts';
import { drawHoof } from '../parts/hooves.ts';

/** A clover leaf of the mane or the tail; `degrees` is the direction of its first lobe. */
type Leaf = readonly [x: number, y: number, radius: number, degrees: number];
const MANE: readonly Leaf[] = [
  [94, 58, 19, -60],
  [122, 66, 20, -100],
  [148, 86, 20, -80],
  [112, 90, 20, -30],
  [140, 112, 21, -110],
  [116, 118, 20, -80],
  [136, 144, 19, -100],
];
const TAIL: readonly Leaf[] = [
  [242, 114, 18, -60],
  [256, 138, 19, -110],
  [246, 160, 19, -40],
  [262, 178, 18, -90],
  [252, 202, 18, -75],
];

/** A ball of clover blossom. */
function drawBlossom(scene: Scene, x: number, y: number, radius: number): void {
  scene.form(fluff(x, y, radius, radius, 8, 0.24), {
    ramp: 'petal',
    lineWidth: 0.75,
    rim: false,
    shade: 2.5,
    marks: [{ path: ellipse(x + 1, y + radius * 0.7, radius * 0.7, radius * 0.45), ramp: 'belly' }],
  });
}

/** The hoof of a leg that ends at (x, y), under long hair (feathering). */
export function drawFeatheredHoof(scene: Scene, x: number, y: number, dim = false): void {
  drawHoof(scene, x - 2, y, 26, 0, { dim });
  const at = (a: number, b: number, corner = false): Point => [x + a, y + b, corner];
  const hair = spline([
    at(-12, -34, true),
    at(-4, -38),
    at(6, -38),
    at(13, -33, true),
    at(17, -22),
    at(23, -7, true),
    at(14, -9, true),
    at(11, -1, true),
    at(3, -9, true),
    at(-4, -2, true),
    at(-9, -10, true),
    at(-17, -6, true),
    at(-15, -22),
  ]);
  scene.form(hair, {
    ramp: 'belly',
    lineRamp: 'main',
    dim,
    rim: false,
    shade: 4,
    miter: true,
    lineWidth: 0.85,
  });
}

/** The clover of the mane, with two blossoms. */
export function drawMane(scene: Scene): void {
  MANE.forEach(([x, y, radius, degrees], i) => {
    drawClover(scene, x, y, radius, degrees, 3, { ramp: i % 3 === 1 ? 'leafLight' : 'leaf' });
  });
  drawBlossom(scene, 118, 56, 10);
  drawBlossom(scene, 154, 116, 10.5);
}

/** The clover of the tail. */
export function drawTailClover(scene: Scene): void {
  TAIL.forEach(([x, y, radius, degrees], i) => {
    drawClover(scene, x, y, radius, degrees, 3, { ramp: i % 3 === 1 ? 'leafLight' : 'leaf' });
  });
}
