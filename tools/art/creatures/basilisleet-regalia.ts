import { drawCrystal, ellipse, leaf, type Scene, spike, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** The points of the crown: place on the brow, length, direction. */
const CROWN = [
  [70, 40, 32, -140],
  [126, 46, 34, -30],
  [76, 34, 42, -122],
  [120, 38, 44, -50],
  [84, 31, 50, -106],
  [112, 33, 50, -70],
  [98, 30, 60, -89],
] as const;

/** Seven points of ice on a violet band. */
export function drawCrown(scene: Scene): void {
  for (const [x, y, length, degrees] of CROWN) {
    drawCrystal(scene, x, y + 8, length, 17, degrees, { ramp: 'ice', lineWidth: 0.9, miter: false });
  }
  scene.form(tube('66,48,7 84,39,8 112,40,8 130,52,7'), {
    ramp: 'violet',
    lineWidth: 0.85,
    rim: false,
    shade: 3,
    marks: [{ path: [ellipse(98, 39, 5, 4.4), ellipse(76, 43, 3, 3), ellipse(120, 44, 3, 3)], ramp: 'ice' }],
  });
}

const COLLAR = { x: 126, y: 112 } as const;

function drawShard(scene: Scene, degrees: number, length: number, width: number, dim: boolean): void {
  const [x, y] = polar(COLLAR.x, COLLAR.y, 20, degrees, 8);
  scene.form(leaf(x, y, length, width, degrees), {
    ramp: 'sleet',
    miter: true,
    shade: 3,
    dim,
    lineWidth: 0.9,
  });
}

/** The far half of the collar, behind the neck. */
export function drawCollarBehind(scene: Scene): void {
  for (const degrees of [-172, -8, -28, -52]) drawShard(scene, degrees, 50, 26, true);
}

/** The near half: shards of sleet over the chest. */
export function drawCollar(scene: Scene): void {
  for (const [degrees, length] of [
    [168, 50],
    [14, 54],
    [146, 46],
    [36, 52],
    [122, 44],
    [60, 48],
    [90, 46],
  ] as const) {
    drawShard(scene, degrees, length, 28, false);
  }
}

/** An arm with a hand of three claws, the wrist at (x, y). */
export function drawHand(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  for (const turn of [-38, 34, 0]) {
    const [rootX, rootY] = polar(x, y, 6, degrees + turn);
    scene.form(spike(rootX, rootY, 22, 10, degrees + turn, 3), {
      ramp: 'ice',
      miter: true,
      dim,
      lineWidth: 0.8,
      shade: 2,
      rim: false,
    });
  }
}

/** Diamond scales along a loop of the body. */
export function diamonds(places: readonly (readonly [number, number])[], size = 1) {
  return places.map(([x, y]) => {
    return spline([
      [x, y - 11 * size, true],
      [x + 9 * size, y, true],
      [x, y + 11 * size, true],
      [x - 9 * size, y, true],
    ]);
  });
}
