import { tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { place } from '../pose.ts';

/** A bare neck. Without it or a collar there would be a gap below short hair. */
export const neck: Piece = (pose) => {
  const [x, y] = place(pose, 0, 0, 70 + pose.lift);
  const { head } = pose;
  return [
    {
      near: 0.4,
      draw: (scene) => {
        const path = tube([
          [head.x, head.y + 14, 7.4],
          [x, y - 3, 7.8],
        ]);
        scene.form(path, { ramp: 'skin', shade: 3, lineWidth: 0.9 });
      },
    },
  ];
};
