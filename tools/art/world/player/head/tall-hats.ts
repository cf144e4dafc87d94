import { ellipse, type Mark, type Point, spline, star } from '../../../kit.ts';
import { band } from '../body/torso.ts';
import { LAYER, type Piece } from '../look.ts';
import { HEAD_RADIUS as R } from './face.ts';
import { brimmedHat } from './hats.ts';
import { onHead } from './sphere.ts';

/** A hat like the cap of a toadstool, with spots all round. */
export const toadstool: Piece = (pose) => {
  const { x, y } = pose.head;
  const { near } = pose.forward;
  const rim = y - 11;
  const cap: Point[] = [
    [x - 37, rim + 1],
    [x - 33, rim - 15],
    [x - 17, rim - 27],
    [x, rim - 30],
    [x + 17, rim - 27],
    [x + 33, rim - 15],
    [x + 37, rim + 1],
    [x + 20, rim + 5 + near],
    [x, rim + 7 + near * 2],
    [x - 20, rim + 5 + near],
  ];
  const spots = [0, 1.25, 2.5, 3.75, 5].flatMap((angle, i): Mark[] => {
    const at = onHead(pose, angle, 20 + (i % 2) * 7, 27 - (i % 2) * 5);
    if (at.near < -0.15) return [];
    const wide = 3 + 3.4 * Math.max(0, at.near);
    return [{ path: ellipse(at.x, at.y - 4, wide, 5.2), ramp: 'spot' }];
  });
  return [
    {
      near: LAYER.hat,
      draw: (scene) =>
        scene.form(spline(cap), {
          ramp: 'hat',
          shade: 6,
          marks: [...spots, { path: ellipse(x, y - 33, 6, 4), ramp: 'spot' }],
        }),
    },
  ];
};

/** A pointed hat, bent at its tip, with stars. */
export const pointedHat: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const rim = y - 14;
  const brim: Point[] = [
    [x - 35, rim + 2],
    [x - 18, rim - 6],
    [x, rim - 8],
    [x + 18, rim - 6],
    [x + 35, rim + 2],
    [x + 18, rim + 7 + near],
    [x, rim + 8 + near * 2],
    [x - 18, rim + 7 + near],
  ];
  const bend = -across * 12 + (Math.abs(across) < 0.3 ? 6 : 0);
  const cone: Point[] = [
    [x - 20, rim + 1, true],
    [x - 12, rim - 13],
    [x - 5 + bend * 0.3, rim - 22],
    [x + bend, rim - 26, true],
    [x + 7 + bend * 0.4, rim - 18],
    [x + 13, rim - 11],
    [x + 20, rim + 1, true],
    [x, rim + 4],
  ];
  const stars = [
    [-8, -5, 3.6],
    [7, -9, 2.8],
    [1, -16, 2.4],
  ].map(
    ([dx = 0, dy = 0, size = 2]): Mark => ({
      path: star(x + dx, rim + dy - 1, size, size * 0.45, 5),
      ramp: 'star',
    }),
  );
  return brimmedHat(brim, cone, [{ path: band(x, rim - 2, rim + 8), ramp: 'ribbon' }, ...stars]);
};

/** A top hat with a ribbon. */
export const topHat: Piece = (pose) => {
  const { x, y } = pose.head;
  const { near } = pose.forward;
  const rim = y - 14;
  const brim: Point[] = [
    [x - R - 5, rim - 1],
    [x, rim - 7],
    [x + R + 5, rim - 1],
    [x + R - 3, rim + 5 + near],
    [x, rim + 8 + near * 2],
    [x - R + 3, rim + 5 + near],
  ];
  const crown: Point[] = [
    [x - 17, rim, true],
    [x - 20, rim - 25, true],
    [x, rim - 28],
    [x + 20, rim - 25, true],
    [x + 17, rim, true],
    [x, rim + 4],
  ];
  return brimmedHat(brim, crown, [{ path: band(x, rim - 6, rim + 8), ramp: 'ribbon' }]);
};
