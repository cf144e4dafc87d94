import { ellipse, ink, type Point, type Scene, spline } from '../../kit.ts';
import type { Pose } from './pose.ts';

export const HEAD_RADIUS = 25;
/** The middle of the head. */
export interface Head {
  readonly x: number;
  readonly y: number;
}
const EYE_ANGLE = 0.46;

export const showsFace = (pose: Pose): boolean => pose.forward.near > -0.5;

function drawSkin(scene: Scene, head: Head, pose: Pose): void {
  const { across, near } = pose.forward;
  const width = HEAD_RADIUS * (0.6 + 0.32 * Math.max(0, near * 0.5 + 0.5));
  const x = head.x + across * (HEAD_RADIUS - width) * 0.98;
  const y = head.y + 3;
  const outline: Point[] = [
    [x - width * 0.95, y - 10],
    [x, y - 15],
    [x + width * 0.95, y - 10],
    [x + width, y + 4],
    [x + width * 0.62, y + 16],
    [x, y + 20],
    [x - width * 0.62, y + 16],
    [x - width, y + 4],
  ];
  scene.form(spline(outline), { ramp: 'skin', lineWidth: 0.8, shade: 4 });
}

/** Features sit on a sphere: they narrow towards its edge and vanish behind it. */
function drawEye(scene: Scene, head: Head, pose: Pose, mirror: -1 | 1): void {
  const angle = pose.yaw + mirror * EYE_ANGLE;
  const facing = Math.cos(angle);
  if (facing <= 0.08) return;
  const x = head.x + Math.sin(angle) * HEAD_RADIUS * 0.84;
  const y = head.y + 6;
  const narrow = Math.min(1, facing + 0.32);
  const { line = '', iris = '' } = scene.palette;
  scene.flat(ellipse(x, y, 4.8 * narrow, 7.2), line);
  scene.flat(ellipse(x, y + 3.4, 3.2 * narrow, 2.7), iris);
  scene.flat(ellipse(x - 1.2 * narrow, y - 2.5, 2.1 * narrow, 2.4), '#ffffff');
  scene.flat(ellipse(x + 1.8 * narrow, y + 2.2, 0.9 * narrow, 0.9), '#ffffff');
  const cheek = x + pose.side.across * mirror * 5.5 * Math.max(0.2, facing);
  scene.flat(ellipse(cheek, y + 8.8, 3.6 * Math.max(0.3, facing), 2.1), '#ff8f86', { opacity: 0.6 });
}

function drawMouth(scene: Scene, head: Head, pose: Pose): void {
  const { across, near } = pose.forward;
  if (near < -0.1) return;
  const x = head.x + across * HEAD_RADIUS * 0.8;
  const half = near > 0.1 ? 3.4 : 2.2;
  const y = head.y + 15.8;
  scene.flat(ink(`${x - half},${y} ${x},${y + 2} ${x + half},${y}`, 2.2), scene.palette.line ?? '');
}

function drawEar(scene: Scene, head: Head, pose: Pose): void {
  const { across } = pose.forward;
  if (Math.abs(across) < 0.9) return;
  const x = head.x - across * 7;
  scene.form(ellipse(x, head.y + 8, 4.2, 5.2), { ramp: 'skin', lineWidth: 0.7, rim: false, shade: 1.5 });
  scene.flat(ellipse(x + across * 0.6, head.y + 8.6, 1.7, 2.6), scene.ramp('skin').shade);
}

export function drawFace(scene: Scene, head: Head, pose: Pose): void {
  drawSkin(scene, head, pose);
  drawEye(scene, head, pose, -1);
  drawEye(scene, head, pose, 1);
  drawMouth(scene, head, pose);
  drawEar(scene, head, pose);
}
