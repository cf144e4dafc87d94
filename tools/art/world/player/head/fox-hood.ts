import { type Point, spline } from '../../../kit.ts';
import { LEFT_AND_RIGHT } from '../body/legs.ts';
import { LAYER, type Part, type Piece } from '../look.ts';
import { domePart, opening } from './hoods.ts';
import { onHead } from './sphere.ts';

/** The hood of a costume with two pointed ears. From behind their backs are seen. */
export const foxHood: Piece = (pose) => {
  const ears = LEFT_AND_RIGHT.map((mirror): Part => {
    const root = onHead(pose, mirror * 1.35, 19, 15);
    const out = pose.side.across * mirror;
    const wide = 8 + 4 * Math.abs(pose.forward.near);
    const ear = (share: number): Point[] => [
      [root.x - wide * share, root.y + 4],
      [root.x + out * 4 - wide * share * 0.62, root.y - 10 * share],
      [root.x + out * 9, root.y - 22 * share, true],
      [root.x + out * 7 + wide * share * 0.62, root.y - 8 * share],
      [root.x + wide * share, root.y + 4],
    ];
    return {
      near: LAYER.hairBehind + (root.near > 0 ? 1 : -1),
      draw: (scene) => {
        scene.form(spline(ear(1)), { ramp: 'coat', shade: 3 });
        if (pose.forward.near > -0.4)
          scene.form(spline(ear(0.58)), { ramp: 'lining', shade: 1, lineWidth: 0.5 });
      },
    };
  });
  return [...ears, domePart(pose, 'coat', 3), ...opening(pose, 'lining')];
};
