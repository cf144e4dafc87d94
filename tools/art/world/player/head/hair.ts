import { type Point, spline } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';

/** The hair behind the head, down to the neck. */
export const backHair: Piece = ({ head: { x, y }, forward: { across } }) => {
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
  return [
    {
      near: LAYER.hairBehind,
      draw: (scene) => scene.form(spline(outline), { ramp: 'hair', shade: 7 }),
    },
  ];
};

/** The fringe below the cap; from behind, the hair at the nape. */
export const fringe: Piece = (pose) => {
  const { x, y } = pose.head;
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
  return [{ near: LAYER.fringe, draw: (scene) => scene.form(spline(outline), { ramp: 'hair', shade: 6 }) }];
};

/** A few strands of hair below a hood. */
export const lock: Piece = (pose) => {
  if (!showsFace(pose)) return [];
  const { across, near } = pose.forward;
  const [x, y] = [pose.head.x + across * 9, pose.head.y - 12 + near];
  const half = 9 + Math.max(0, near) * 7;
  const outline: Point[] = [
    [x - half, y + 3, true],
    [x, y - 4],
    [x + half, y + 3, true],
    [x + half * 0.45, y + 4],
    [x + half * 0.2, y + 9, true],
    [x - half * 0.15, y + 4],
    [x - half * 0.55, y + 8, true],
  ];
  return [
    {
      near: LAYER.fringe,
      draw: (scene) => scene.form(spline(outline), { ramp: 'hair', lineWidth: 0.7, shade: 2 }),
    },
  ];
};
