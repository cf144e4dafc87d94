import { ellipse, type Point, spline } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { place } from '../pose.ts';

/** A rucksack with one clasp. */
export const backpack: Piece = (pose) => {
  const { forward, lift } = pose;
  const [x, y] = place(pose, -12, 0, 82 + lift);
  const wide = 11 + Math.abs(forward.near) * 3;
  const outline: Point[] = [
    [x - wide, y - 10],
    [x, y - 15],
    [x + wide, y - 10],
    [x + wide + 1, y + 9],
    [x, y + 13],
    [x - wide - 1, y + 9],
  ];
  const isSeen = forward.near < -0.3;
  return [
    {
      near: -forward.near * 13,
      draw: (scene) => {
        scene.form(spline(outline), {
          ramp: 'pack',
          lines: isSeen ? [{ path: `${x - 9},${y + 2} ${x},${y + 4} ${x + 9},${y + 2}`, width: 3 }] : [],
        });
        if (isSeen)
          scene.form(ellipse(x, y + 4.5, 2.6), { ramp: 'trim', lineWidth: 0.6, rim: false, shade: 1 });
      },
    },
  ];
};
