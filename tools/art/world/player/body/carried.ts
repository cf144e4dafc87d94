import { ellipse, type SpinePoint, tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { nearness, type Pose, place } from '../pose.ts';
import { handOf } from './arms.ts';

/** A spine through points of the figure, with half widths. */
export const spine = (
  pose: Pose,
  points: readonly (readonly [ahead: number, aside: number, y: number, thick: number])[],
) =>
  tube(
    points.map(
      ([ahead, aside, y, thick]): SpinePoint => [...place(pose, ahead, aside, y + pose.lift), thick],
    ),
  );

/** A walking stick in the right hand, set down with every second step. */
export const stick: Piece = (pose) => {
  const ahead = 9 + pose.stride * 5;
  const [aside, foot] = [-23, 116 - pose.lift - Math.max(0, pose.stride) * 3];
  return [
    {
      near: nearness(pose, ahead, aside) * 0.9 + 2,
      draw: (scene) => {
        scene.form(
          spine(pose, [
            [ahead - 2, aside + 1, 66, 2.6],
            [ahead, aside, 92, 2.6],
            [ahead + 3, aside, foot, 2.2],
          ]),
          { ramp: 'wood', lineWidth: 0.9, shade: 1.5 },
        );
        const [x, y] = place(pose, ahead - 4, aside + 1, 64 + pose.lift);
        scene.form(ellipse(x, y, 5, 4.4), { ramp: 'wood', lineWidth: 0.9, shade: 1.5 });
      },
    },
  ];
};

/** A bag at the right hip. */
export const satchel: Piece = (pose) => {
  const [ahead, aside] = [-1, -20];
  const [x, y] = place(pose, ahead, aside, 94 + pose.lift + Math.abs(pose.stride));
  const wide = 5 + Math.abs(pose.side.near) * 8;
  return [
    {
      near: nearness(pose, ahead, aside) * 0.9,
      draw: (scene) => {
        const flap = ellipse(x, y - 5, wide + 3, 8);
        scene.form(
          tube([
            [x, y - 5, wide],
            [x, y + 5, wide + 1],
          ]),
          { ramp: 'bag', marks: [{ path: flap, ramp: 'flap' }] },
        );
        scene.form(ellipse(x, y + 2.5, 2.4, 2.4), { ramp: 'trim', lineWidth: 0.6, rim: false, shade: 1 });
      },
    },
  ];
};

/** A watering can in the right hand. */
export const wateringCan: Piece = (pose) => {
  const [x, y] = handOf(pose, -1, 15.5, 0.5);
  const { forward, side } = pose;
  const spout = forward.across * 17;
  const down = forward.near * 4;
  return [
    {
      near: -side.near * 15 + 1,
      draw: (scene) => {
        const nose = tube([
          [x + spout * 0.3, y + 16 + down * 0.4, 3],
          [x + spout, y + 6 + down, 2.4],
        ]);
        const can = tube([
          [x, y + 9, 7.4],
          [x, y + 17, 8.4],
        ]);
        const rose = ellipse(x + spout * 1.08, y + 5 + down, 4, 4);
        if (forward.near < 0) scene.form([nose, rose], { ramp: 'can', shade: 2, lineWidth: 0.9 });
        scene.form(can, { ramp: 'can', shade: 3, lineWidth: 0.9 });
        if (forward.near >= 0) scene.form([nose, rose], { ramp: 'can', shade: 2, lineWidth: 0.9 });
      },
    },
  ];
};
