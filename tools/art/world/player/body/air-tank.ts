import type { Piece } from '../look.ts';
import { nearness } from '../pose.ts';
import { spine } from './carried.ts';

/** Two bottles of air on the back, with a hose up to the head. */
export const airTank: Piece = (pose) =>
  [-8, 8].map((aside) => ({
    near: nearness(pose, -17, aside),
    draw: (scene) => {
      scene.form(
        spine(pose, [
          [-20, aside, 70, 3],
          [-22, aside, 78, 8],
          [-22, aside, 98, 8.4],
        ]),
        { ramp: 'mitten', shade: 3, lineWidth: 0.9 },
      );
      scene.form(
        spine(pose, [
          [-20, aside, 71, 3],
          [-26, aside * 2.4, 58, 2.6],
          [-14, aside * 2.9, 46, 2.6],
        ]),
        { ramp: 'belt', shade: 1, lineWidth: 0.9 },
      );
    },
  }));
