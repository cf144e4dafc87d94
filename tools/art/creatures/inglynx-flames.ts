import { drawEar, leaf, type Path, pointedEar, type Scene } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** A pointed ear whose tuft is a long ember. */
export function drawBurningEar(
  scene: Scene,
  x: number,
  y: number,
  degrees: number,
  bend: number,
  dim: boolean,
): void {
  const [tipX, tipY] = polar(x, y, 34, degrees);
  const tuft = (share: number): Path =>
    leaf(tipX, tipY, 88 * share, 26 * share, degrees * 0.6 - 36, bend * share);
  scene.form(tuft(1), {
    ramp: 'flame',
    miter: true,
    flat: true,
    marks: [
      { path: tuft(0.74), ramp: 'flameMiddle' },
      { path: tuft(0.48), ramp: 'flameTip' },
    ],
  });
  drawEar(scene, pointedEar(x, y, 50, 48, degrees, 3), 'main', 'soot', { dim, miter: true });
}

/** Flames at the cheeks: root, length and direction. */
const WHISKERS = [
  [44, 112, 58, 200],
  [42, 128, 56, 172],
  [48, 146, 44, 146],
  [140, 106, 58, -24],
  [140, 128, 62, 8],
  [134, 148, 50, 36],
] as const;

function drawWhisker(scene: Scene, x: number, y: number, length: number, degrees: number): void {
  const bend = Math.abs(degrees) > 90 ? 8 : -8;
  const tongue = (share: number): Path => leaf(x, y, length * share, 26 * share, degrees, bend * share);
  scene.form(tongue(1), {
    ramp: 'flame',
    miter: true,
    flat: true,
    marks: [{ path: tongue(0.78), ramp: 'flameMiddle' }],
  });
}

/** The whiskers of flame on both sides of the ruff. */
export function drawWhiskers(scene: Scene): void {
  for (const [x, y, length, degrees] of WHISKERS) drawWhisker(scene, x, y, length, degrees);
}
