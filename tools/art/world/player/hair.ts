import { type Point, type Scene, spline } from '../../kit.ts';
import { type Head, HEAD_RADIUS as R, showsFace } from './face.ts';
import type { Pose } from './pose.ts';

/** The hair behind the head, down to the neck. */
export function drawBackHair(scene: Scene, { x, y }: Head, pose: Pose): void {
  const { across } = pose.forward;
  const outline: Point[] = [
    [x - R - 1, y - 6],
    [x - R * 0.74, y - R + 2],
    [x, y - R - 3],
    [x + R * 0.74, y - R + 2],
    [x + R + 1, y - 6],
    [x + R - across * 3, y + 11],
    [x + R * 0.66 - across * 7, y + 21, true],
    [x + R * 0.32 - across * 8, y + 17],
    [x - across * 9, y + 23, true],
    [x - R * 0.32 - across * 8, y + 17],
    [x - R * 0.66 - across * 7, y + 21, true],
    [x - R - across * 3, y + 11],
  ];
  scene.form(spline(outline), { ramp: 'hair', shade: 7 });
}

/** The fringe under the cap; from behind, the nape. */
export function drawFringe(scene: Scene, { x, y }: Head, pose: Pose): void {
  const { across, near } = pose.forward;
  const isFront = showsFace(pose);
  const shift = across * 9;
  const low = isFront ? y - 5 + near * 4 : y - 4;
  const front: Point[] = [
    [x + R * 0.78 + shift * 0.3, low - 1],
    [x + R * 0.55 + shift, low + 4, true],
    [x + R * 0.34 + shift, low - 4],
    [x + shift + 2, low + 3, true],
    [x - R * 0.2 + shift, low - 5],
    [x - R * 0.5 + shift, low + 4, true],
    [x - R * 0.78 + shift * 0.3, low - 1],
  ];
  const behind: Point[] = [
    [x + R * 0.6, low + 3],
    [x, low + 7],
    [x - R * 0.6, low + 3],
  ];
  const outline: Point[] = [
    [x - R - 3, y + 4, true],
    [x - R - 2, y - 10],
    [x - R * 0.72, y - R - 1],
    [x, y - R - 6],
    [x + R * 0.72, y - R - 1],
    [x + R + 2, y - 10],
    [x + R + 3, y + 4, true],
    ...(isFront ? front : behind),
  ];
  scene.form(spline(outline), { ramp: 'hair', shade: 6 });
}
