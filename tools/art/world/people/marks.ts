import { ellipse } from '../../kit.ts';
import { band, type ChestMarks, panel } from '../player/body/torso.ts';

/** A bib and an apron below it. */
export const apron: ChestMarks = ({ x, y, front, isFront }) =>
  isFront
    ? [
        { path: panel(front, 7, 15), ramp: 'apron' },
        { path: band(x, y + 4, y + 7), ramp: 'strap' },
      ]
    : [{ path: band(x, y + 4, y + 7), ramp: 'strap' }];

/** Stripes across the chest. */
export const stripes: ChestMarks = ({ x, y }) =>
  [-13, -4, 5, 14].map((dy) => ({ path: band(x, y + dy, y + dy + 4.5), ramp: 'stripe' }));

/** A row of buttons and a hem. */
export const buttons: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront
    ? [
        { path: panel(front, 0.9, 0.9), flat: '#00000055' },
        ...[-6, 3, 12].map((dy) => ({ path: ellipse(front + 4, y + dy, 2.3, 2.3), ramp: 'trim' })),
      ]
    : []),
  { path: band(x, y + 24, y + 28), ramp: 'trim' },
];

/** Two straps and the waist of dungarees. */
export const straps: ChestMarks = ({ x, y, front, isFront }, { forward }) => {
  const middle = isFront ? front : x - forward.across * 8;
  return [
    { path: panel(middle - 8, 2.4, 2.4), ramp: 'trousers' },
    { path: panel(middle + 8, 2.4, 2.4), ramp: 'trousers' },
    ...(isFront ? [{ path: panel(front, 6, 10), ramp: 'trousers' }] : []),
    { path: band(x, y + 5, y + 30), ramp: 'trousers' },
    ...(isFront ? [{ path: band(front, y - 30, y - 8), ramp: 'coat' }] : []),
  ];
};

/** An open waistcoat over a shirt. */
export const waistcoat: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront
    ? [
        { path: panel(front - 13, 8, 8), ramp: 'vest' },
        { path: panel(front + 13, 8, 8), ramp: 'vest' },
      ]
    : [{ path: band(x, y - 30, y + 30), ramp: 'vest' }]),
  { path: band(x, y + 12, y + 15), ramp: 'trim' },
];
