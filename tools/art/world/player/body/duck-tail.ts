import { tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { place } from '../pose.ts';

/** A short, turned-up tail at the back. */
export const duckTail: Piece = (pose) => {
  const { lift, stride, forward } = pose;
  const wag = stride * 3;
  return [
    {
      near: -forward.near * 14,
      draw: (scene) => {
        const path = tube([
          [...place(pose, -12, 0, 98 + lift), 8],
          [...place(pose, -21, wag * 0.5, 95 + lift), 6.5],
          [...place(pose, -28, wag, 86 + lift), 0.5],
        ]);
        scene.form(path, { ramp: 'coat', shade: 3 });
      },
    },
  ];
};
