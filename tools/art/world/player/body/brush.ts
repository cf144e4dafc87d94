import { tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { place } from '../pose.ts';

/** The bushy tail of a fox with a pale tip, swinging with the steps. */
export const brush: Piece = (pose) => {
  const { lift, stride, forward } = pose;
  const wag = stride * 6;
  return [
    {
      near: -forward.near * 14,
      draw: (scene) => {
        const at = (ahead: number, aside: number, y: number, thick: number) =>
          [...place(pose, ahead, aside, y + lift), thick] as const;
        const tip = [at(-33, 10 + wag, 76, 9.5), at(-33, 12 + wag, 64, 1)];
        scene.form(tube([at(-10, 2, 100, 4), at(-24, 5 + wag * 0.5, 98, 9), ...tip]), {
          ramp: 'coat',
          shade: 4,
          marks: [{ path: tube(tip), ramp: 'spot' }],
        });
      },
    },
  ];
};
