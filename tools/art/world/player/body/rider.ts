import { ellipse, tube } from '../../../kit.ts';
import type { Part, Piece } from '../look.ts';
import { nearness, place } from '../pose.ts';
import { LEFT_AND_RIGHT } from './legs.ts';

/** The legs of a seated figure, with the feet on the footrest. */
export const seatedLegs: Piece = (pose) => {
  const rest = LEFT_AND_RIGHT.map((mirror) => place(pose, 24, mirror * 9, 114));
  const bar: Part = {
    near: nearness(pose, 20, 0) - 1,
    draw: (scene) => {
      const [left, right] = rest;
      if (!left || !right) return;
      scene.form(
        tube([
          [...left, 2.4],
          [...right, 2.4],
        ]),
        { ramp: 'frame', shade: 1, lineWidth: 0.8 },
      );
    },
  };
  const legs = LEFT_AND_RIGHT.map((mirror): Part => {
    const hip = place(pose, 2, mirror * 7, 99);
    const knee = place(pose, 19, mirror * 7.5, 98);
    const foot = place(pose, 21, mirror * 7.5, 110);
    return {
      near: nearness(pose, 14, mirror * 6) * 0.9,
      draw: (scene) => {
        const thigh = tube([
          [...hip, 7.8],
          [...knee, 6.6],
        ]);
        const shin = tube([
          [...knee, 6.6],
          [...foot, 5.6],
        ]);
        scene.form([thigh, shin], { ramp: 'trousers' });
        const toe = place(pose, 24, mirror * 7.5, 112);
        scene.form(ellipse(...toe, 7.4, 5.6), { ramp: 'shoe' });
      },
    };
  });
  return [bar, ...legs];
};

/** Both arms, pushing the wheels together. */
export const pushingArms: Piece = (pose) =>
  LEFT_AND_RIGHT.map((mirror): Part => {
    const ahead = pose.stride === 0 ? 3 : pose.stride * 9;
    const shoulder = place(pose, 0, mirror * 14.5, 75 + pose.lift);
    const elbow = place(pose, -5 + ahead * 0.2, mirror * 21, 84 + pose.lift);
    const hand = place(pose, ahead, mirror * 21.5, 89 + pose.lift - Math.abs(pose.stride));
    return {
      near: pose.side.near * mirror * 16 + 0.5,
      draw: (scene) => {
        const sleeve = tube([
          [...shoulder, 6.6],
          [...elbow, 6.4],
          [...hand, 5.4],
        ]);
        scene.form(sleeve, { ramp: 'coat' });
        scene.form(ellipse(hand[0], hand[1] + 1, 5.4), { ramp: 'glove' });
      },
    };
  });
