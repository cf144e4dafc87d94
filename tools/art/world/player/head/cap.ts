import { ellipse, type Mark, type Point, type Scene, spline } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import type { Pose } from '../pose.ts';
import { HEAD_RADIUS as R } from './face.ts';

function drawCrown(scene: Scene, pose: Pose): void {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const rim = y - 11 + near * 3;
  const outline: Point[] = [
    [x - R - 2.5, y - 8, true],
    [x - R - 2, y - 20],
    [x - R * 0.6, y - 32],
    [x, y - 36],
    [x + R * 0.6, y - 32],
    [x + R + 2, y - 20],
    [x + R + 2.5, y - 8, true],
    [x + R * 0.6, rim],
    [x, rim + near * 1.5],
    [x - R * 0.6, rim],
  ];
  const band: Point[] = [
    [x - 40, y - 15 + near * 2, true],
    [x + 40, y - 15 + near * 2, true],
    [x + 40, y + 10, true],
    [x - 40, y + 10, true],
  ];
  const slim = 1 - Math.abs(across) * 0.4;
  const stripe: Point[] = [
    [x + across * 15 - 9 * slim, y - 40, true],
    [x + across * 15 + 9 * slim, y - 40, true],
    [x + across * 19 + 10 * slim, y - 6, true],
    [x + across * 19 - 10 * slim, y - 6, true],
  ];
  const marks: Mark[] = [{ path: spline(band), ramp: 'trim' }];
  if (near > -0.3) marks.push({ path: spline(stripe), ramp: 'stripe' });
  scene.form(spline(outline), { ramp: 'coat', shade: 6, marks });
  scene.form(ellipse(x - across, y - 36, 4, 2.6), { ramp: 'trim', lineWidth: 0.7, shade: 1, rim: false });
}

function drawBrim(scene: Scene, pose: Pose): void {
  const { head } = pose;
  const { across, near } = pose.forward;
  if (near <= -0.4) return;
  const x = head.x + across * 20;
  const y = head.y - 12 + near * 3;
  const half = 12 + Math.abs(near) * 8;
  const reach = across * 9;
  const droop = 6 + Math.max(0, near) * 2.6;
  const outline: Point[] = [
    [x - half - Math.min(0, -reach) * 0.2, y + 1, true],
    [x - half * 0.5, y - 4],
    [x + half * 0.5, y - 4],
    [x + half + Math.max(0, reach) * 0.2, y + 1, true],
    [x + half * 0.62 + reach, y + droop * 0.78],
    [x + reach, y + droop],
    [x - half * 0.62 + reach, y + droop * 0.78],
  ];
  scene.form(spline(outline), { ramp: 'stripe', shade: 3, lineWidth: 0.9 });
}

/** A cap with a stripe over the crown. Its brim does not cover the eyes. */
export const cap: Piece = (pose) => [
  {
    near: LAYER.hat,
    draw: (scene) => {
      drawCrown(scene, pose);
      drawBrim(scene, pose);
    },
  },
];
