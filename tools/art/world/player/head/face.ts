import { ellipse, ink, type Point, type Scene, spline } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import type { Pose } from '../pose.ts';

export const HEAD_RADIUS = 25;
const EYE_ANGLE = 0.46;

export interface FaceOptions {
  /** `smile` draws closed eyes as arcs. */
  readonly eyes?: 'open' | 'smile';
  readonly brows?: boolean;
  readonly freckles?: boolean;
  /** Colour of the cheeks. */
  readonly cheek?: string;
  /** Whether an ear is visible from the side. */
  readonly ear?: boolean;
}

export const showsFace = (pose: Pose): boolean => pose.forward.near > -0.5;

function drawSkin(scene: Scene, { head, forward: { across, near } }: Pose): void {
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

/** The place of a facial feature on a sphere: features narrow towards its edge and are hidden behind it. */
export function feature(pose: Pose, angle: number) {
  const facing = Math.cos(pose.yaw + angle);
  const x = pose.head.x + Math.sin(pose.yaw + angle) * HEAD_RADIUS * 0.84;
  return { x, facing, narrow: Math.min(1, facing + 0.32), isSeen: facing > 0.08 };
}
/** The two sides of the face. */
export const EYES = [-1, 1] as const;
export const eyeOf = (pose: Pose, mirror: -1 | 1) => feature(pose, mirror * EYE_ANGLE);

function drawOpenEye(scene: Scene, x: number, y: number, narrow: number): void {
  const { line = '', iris = '' } = scene.palette;
  scene.flat(ellipse(x, y, 4.8 * narrow, 7.2), line);
  scene.flat(ellipse(x, y + 3.4, 3.2 * narrow, 2.7), iris);
  scene.flat(ellipse(x - 1.2 * narrow, y - 2.5, 2.1 * narrow, 2.4), '#ffffff');
  scene.flat(ellipse(x + 1.8 * narrow, y + 2.2, 0.9 * narrow, 0.9), '#ffffff');
}

function drawEye(scene: Scene, pose: Pose, mirror: -1 | 1, options: FaceOptions): void {
  const { x, facing, narrow, isSeen } = eyeOf(pose, mirror);
  if (!isSeen) return;
  const y = pose.head.y + 6;
  const { line = '' } = scene.palette;
  if (options.eyes === 'smile') {
    const half = 5.2 * narrow;
    scene.flat(ink(`${x - half},${y + 1.5} ${x},${y - 2.5} ${x + half},${y + 1.5}`, 3), line);
  } else drawOpenEye(scene, x, y, narrow);
  const out = pose.side.across * mirror * Math.max(0.2, facing);
  if (options.brows) {
    const [from, to] = [x - 4.6 * narrow, x + 4.6 * narrow];
    const colour = scene.ramp('hair').line;
    scene.flat(ink(`${from},${y - 9.5} ${x},${y - 11.5} ${to},${y - 9.5}`, 3.4), colour);
  }
  const cheek = ellipse(x + out * 5.5, y + 8.8, 3.6 * Math.max(0.3, facing), 2.1);
  scene.flat(cheek, options.cheek ?? '#ff8f86', { opacity: 0.6 });
  if (!options.freckles) return;
  for (const [dx, dy] of [
    [1.5, 5.6],
    [5, 4.4],
    [8, 6.2],
  ] as const)
    scene.flat(ellipse(x + out * dx, y + dy + 1.5, 0.9 * narrow, 0.9), scene.ramp('skin').deep);
}

function drawMouth(scene: Scene, { head, forward: { across, near } }: Pose): void {
  if (near < -0.1) return;
  const x = head.x + across * HEAD_RADIUS * 0.8;
  const half = near > 0.1 ? 3.4 : 2.2;
  const y = head.y + 15.8;
  scene.flat(ink(`${x - half},${y} ${x},${y + 2} ${x + half},${y}`, 2.2), scene.palette.line ?? '');
}

function drawEar(scene: Scene, { head, forward: { across } }: Pose): void {
  if (Math.abs(across) < 0.9) return;
  const x = head.x - across * 7;
  scene.form(ellipse(x, head.y + 8, 4.2, 5.2), { ramp: 'skin', lineWidth: 0.7, rim: false, shade: 1.5 });
  scene.flat(ellipse(x + across * 0.6, head.y + 8.6, 1.7, 2.6), scene.ramp('skin').shade);
}

/** Skin, eyes, mouth, and the ear in profile; draws nothing from behind. */
export const face =
  (options: FaceOptions = {}): Piece =>
  (pose) => {
    if (!showsFace(pose)) return [];
    const draw = (scene: Scene) => {
      drawSkin(scene, pose);
      for (const mirror of EYES) drawEye(scene, pose, mirror, options);
      drawMouth(scene, pose);
      if (options.ear !== false) drawEar(scene, pose);
    };
    return [{ near: LAYER.face, draw }];
  };
