import { ellipse, tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { nearness, place } from '../pose.ts';
import { spine } from './carried.ts';

/** A long pole in the right hand, set down with every second step; a lit lantern hangs from its end. */
export const lanternPole: Piece = (pose) => {
  const ahead = 8 + pose.stride * 4;
  const [aside, foot] = [-24, 114 - pose.lift - Math.max(0, pose.stride) * 3];
  return [
    {
      near: nearness(pose, ahead, aside) * 0.9 + 2,
      draw: (scene) => {
        scene.form(
          spine(pose, [
            [ahead - 2, aside - 2, 58, 2.2],
            [ahead, aside, 80, 2.4],
            [ahead + 1, aside, foot, 2.2],
          ]),
          { ramp: 'wood', lineWidth: 0.9, shade: 1 },
        );
        const [x, y] = place(pose, ahead + 1, aside - 4, 68 + pose.lift);
        const glass = tube([
          [x, y - 4, 6],
          [x, y + 7, 7],
        ]);
        scene.form(glass, { ramp: 'glow', shade: 2, lineWidth: 0.9 });
        scene.form([ellipse(x, y - 9, 6, 3), ellipse(x, y + 13, 7, 2.6)], {
          ramp: 'brass',
          shade: 1,
          lineWidth: 0.9,
        });
        scene.flat(ellipse(x, y + 2, 2.4, 4.4), '#fffbe0');
      },
    },
  ];
};
