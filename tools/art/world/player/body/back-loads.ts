import { ellipse } from '../../../kit.ts';
import type { Part, Piece } from '../look.ts';
import { place } from '../pose.ts';
import { spine } from './carried.ts';

/** A bundle of logs across the back. */
export const logs: Piece = (pose) => {
  const behind = -17;
  const rows = [
    [behind, 80],
    [behind - 3, 92],
    [behind + 1, 68],
  ] as const;
  const draw: Part['draw'] = (scene) => {
    for (const [ahead, y] of rows) {
      scene.form(
        spine(pose, [
          [ahead, -25, y, 6.6],
          [ahead, 25, y, 6.6],
        ]),
        { ramp: 'wood', shade: 3 },
      );
      for (const aside of [-26, 26]) {
        const [x, top] = place(pose, ahead, aside, y + pose.lift);
        if (pose.side.near * aside < 3) continue;
        const wide = 2.5 + Math.abs(pose.side.near) * 4;
        scene.form(ellipse(x, top, wide, 6.4), { ramp: 'heartwood', shade: 1.5, lineWidth: 0.8 });
        scene.flat(ellipse(x, top, wide * 0.45, 2.8), scene.ramp('heartwood').shade);
      }
    }
    if (pose.forward.near < -0.3) {
      for (const aside of [-10, 10])
        scene.form(
          spine(pose, [
            [behind - 9, aside, 62, 2.4],
            [behind - 9, aside, 99, 2.4],
          ]),
          {
            ramp: 'strap',
            lineWidth: 0.7,
          },
        );
    }
  };
  return [{ near: -pose.forward.near * 17, draw }];
};

/** A guitar on the back; its neck stands above the left shoulder. */
export const guitar: Piece = (pose) => {
  const b = -15;
  const draw: Part['draw'] = (scene) => {
    const body = [
      spine(pose, [
        [b, -9, 96, 11],
        [b, -5, 87, 9],
        [b, 0, 79, 8],
      ]),
    ];
    const neck = spine(pose, [
      [b, 0, 80, 2.8],
      [b, 15, 50, 2.8],
      [b, 24, 33, 2.6],
    ]);
    const head = spine(pose, [
      [b, 23, 35, 4],
      [b, 27, 27, 4],
    ]);
    scene.form(neck, { ramp: 'wood', shade: 2 });
    scene.form(head, { ramp: 'pack', shade: 2 });
    scene.form(body, { ramp: 'pack', shade: 4 });
    if (pose.forward.near < -0.3) {
      const [x, y] = place(pose, b, -5, 88 + pose.lift);
      scene.form(ellipse(x, y, 4.4, 4.4), { ramp: 'trim', lineWidth: 0.7, shade: 1 });
    }
  };
  return [{ near: -pose.forward.near * 16 - 0.5, draw }];
};
