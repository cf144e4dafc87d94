import { ellipse, fluff, leaf, type Path, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const FAR = [
  '80,26,11 62,-10,9.5 36,-40,8.5 18,-72,7',
  '52,-24,7.5 26,-26,5.5 0,-42,4',
  '66,-4,7.5 82,-34,6 78,-66,4',
];
const NEAR = [
  '106,24,13 128,-14,11 150,-44,9.5 170,-84,8',
  '136,-26,8.5 170,-22,6.5 204,-36,4',
  '122,-6,8.5 112,-40,6.5 124,-74,4',
];

/** A flower of one outline. */
export function drawBlossom(scene: Scene, x: number, y: number, radius: number, dim = false): void {
  scene.form(fluff(x, y, radius * 0.66, radius * 0.66, 5, 0.62, 18), {
    ramp: 'petal',
    dim,
    flat: true,
    lineWidth: 0.75,
  });
  scene.flat(ellipse(x, y, radius * 0.34), 'sunCore');
}

/** Leaves on the boughs: root and direction. */
const FAR_LEAVES = [
  [14, -20, 130],
  [50, -6, 150],
] as const;
const NEAR_LEAVES = [
  [196, -16, 40],
  [204, -18, -30],
  [116, -42, -160],
] as const;

/** An antler that is a young tree. */
export function drawAntler(scene: Scene, far: boolean): void {
  scene.form(
    (far ? FAR : NEAR).map((spine) => tube(spine)),
    { ramp: 'bark', dim: far, rim: false, shade: 4 },
  );
  for (const [x, y, degrees] of far ? FAR_LEAVES : NEAR_LEAVES) {
    scene.form(leaf(x, y, 26, 14, degrees, 3), {
      ramp: 'leafLight',
      lineRamp: 'leaf',
      dim: far,
      miter: true,
      flat: true,
      lineWidth: 0.85,
    });
  }
}

/** The clumps of a crown: its middle and size, relative to half the width of the crown. */
const CLUMPS: readonly (readonly [a: number, b: number, wide: number, high: number])[] = [
  [-0.58, 0.2, 0.46, 0.38],
  [0.56, 0.22, 0.48, 0.38],
  [0, -0.16, 0.62, 0.52],
];

/** A clump of leaves with a scalloped edge. */
function clump(x: number, y: number, width: number, height: number, count: number): Path {
  const step = 360 / count;
  return spline(
    Array.from({ length: count }, (_, i) => [
      [...polar(x, y, width * 0.94, i * step, height * 0.94), true] as const,
      [...polar(x, y, width * 1.1, (i + 0.5) * step, height * 1.1)] as const,
    ]).flat(),
  ).withThickness(height * 1.6);
}

/** The blossoming tree at the end of an antler, spread wide and lit from the upper left. */
export function drawCanopy(scene: Scene, x: number, y: number, half: number, far: boolean): void {
  const placed = (shrink: number, dx: number, dy: number, count: number): Path[] =>
    CLUMPS.map(([a, b, wide, high]) =>
      clump(x + (a + dx) * half, y + (b + dy) * half, wide * half * shrink, high * half * shrink, count),
    );
  scene.form(placed(1, 0, 0, 9), { ramp: 'leaf', dim: far, rim: false, shade: half * 0.13 });
  scene.form(placed(0.66, -0.05, -0.1, 7), {
    ramp: 'leafLight',
    dim: far,
    rim: false,
    shade: half * 0.09,
    outline: false,
    gradient: false,
  });
  for (const [a, b, size] of [
    [-0.78, 0.14, 0.17],
    [-0.3, -0.38, 0.18],
    [0.02, 0.1, 0.19],
    [0.32, -0.3, 0.16],
    [0.84, 0.1, 0.15],
  ] as const) {
    drawBlossom(scene, x + a * half, y + b * half, half * size, far);
  }
}
