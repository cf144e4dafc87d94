import { ellipse, fluff, type Mark, type Point, spline } from '../../../kit.ts';
import { band } from '../body/torso.ts';
import { LAYER, type Piece } from '../look.ts';
import { HEAD_RADIUS as R } from './face.ts';

/** A hat of a brim and a crown, with marks on the crown. */
export const brimmedHat = (
  brim: readonly Point[],
  crown: readonly Point[],
  marks: readonly Mark[],
): ReturnType<Piece> => [
  {
    near: LAYER.hat,
    draw: (scene) => {
      scene.form(spline(brim), { ramp: 'hat', shade: 4 });
      scene.form(spline(crown), { ramp: 'hat', shade: 5, marks });
    },
  },
];

/** A felt hat with a wide brim. */
export const wideHat: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const top = y - 13;
  const brim: Point[] = [
    [x - 42, top - 2],
    [x - 22, top - 10],
    [x, top - 12],
    [x + 22, top - 10],
    [x + 42, top - 2],
    [x + 24, top + 7 + near],
    [x + across * 8, top + 9 + near * 2],
    [x - 24, top + 7 + near],
  ];
  const crown: Point[] = [
    [x - 20, top, true],
    [x - 19, top - 17],
    [x - 11, top - 25],
    [x - across * 2, top - 22],
    [x + 11, top - 25],
    [x + 19, top - 17],
    [x + 20, top, true],
    [x, top + 4],
  ];
  return brimmedHat(brim, crown, [{ path: band(x, top - 7, top + 8), ramp: 'ribbon' }]);
};

/** A knitted cap with a turned-up edge and a bobble. */
export const bobbleHat: Piece = (pose) => {
  const { x, y } = pose.head;
  const { near } = pose.forward;
  const rim = y - 12 + near * 2;
  const dome: Point[] = [
    [x - R - 2, rim - 3, true],
    [x - R - 1, y - 22],
    [x - R * 0.6, y - 31],
    [x, y - 33],
    [x + R * 0.6, y - 31],
    [x + R + 1, y - 22],
    [x + R + 2, rim - 3, true],
    [x, rim + near * 2],
  ];
  const cuff: Point[] = [
    [x - R - 4, rim - 10],
    [x, rim - 8 + near * 2],
    [x + R + 4, rim - 10],
    [x + R + 4, rim + 1],
    [x, rim + 4 + near * 2],
    [x - R - 4, rim + 1],
  ];
  const ribs: Mark[] = [-20, -10, 0, 10, 20].map((at) => ({
    path: ellipse(x + at, rim - 3, 1.1, 8),
    flat: '#00000033',
  }));
  return [
    {
      near: LAYER.hat,
      draw: (scene) => {
        scene.form(fluff(x, y - 35, 8.5, 7, 7, 0.16), { ramp: 'bobble', shade: 3 });
        scene.form(spline(dome), { ramp: 'hat', shade: 6 });
        scene.form(spline(cuff), { ramp: 'cuff', shade: 3, marks: ribs });
      },
    },
  ];
};

/** A turban: cloth wound around the head, with a pin above the forehead. */
export const turban: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const isFront = near > -0.5;
  const rim = isFront ? y - 13 + near * 3 : y + 10;
  const temple = isFront ? y - 3 : y + 6;
  const outline: Point[] = [
    [x - R - 1, temple],
    [x - R - 6, y - 14],
    [x - R - 1, y - 28],
    [x - 11, y - 40],
    [x + 8, y - 41],
    [x + R, y - 29],
    [x + R + 6, y - 14],
    [x + R + 1, temple],
    [x + R * 0.55 + across * 6, rim],
    [x + across * 9, isFront ? rim - 6 * Math.max(0, near) : rim + 2],
    [x - R * 0.55 + across * 6, rim],
  ];
  const peak = x + across * 16;
  const lines = [
    `${x - 34},${y - 8} ${x - 14},${y - 14} ${peak},${y - 34}`,
    `${x + 34},${y - 8} ${x + 14},${y - 14} ${peak},${y - 34}`,
    `${x - 34},${y - 20} ${x - 14},${y - 27} ${peak},${y - 42}`,
    `${x + 34},${y - 20} ${x + 14},${y - 27} ${peak},${y - 42}`,
  ];
  return [
    {
      near: LAYER.hat,
      draw: (scene) => {
        scene.form(spline(outline), {
          ramp: 'hat',
          shade: 6,
          lines: lines.map((path) => ({ path, width: 3 })),
        });
        if (near > -0.2) scene.form(ellipse(peak, y - 17, 4.2, 5), { ramp: 'pin', lineWidth: 0.8, shade: 1 });
      },
    },
  ];
};
