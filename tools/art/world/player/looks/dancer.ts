import { arms } from '../body/arms.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks, panel, torso } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { tail } from '../head/tails.ts';
import type { Look } from '../look.ts';

const bodice: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront ? [{ path: panel(front, 5, 5), ramp: 'blouse' }] : []),
  { path: band(x, y - 30, y - 12), ramp: 'blouse' },
];
const frills: ChestMarks = ({ x, y }) => [
  { path: band(x, y + 15, y + 18), ramp: 'trim' },
  { path: band(x, y + 22, y + 40), ramp: 'blouse' },
];

/** Copper ponytail, violet bodice, wide turquoise skirt with frills, ringed stockings. */
export const dancer: Look = {
  name: 'dancer',
  palette: {
    main: '#7a52b8',
    skin: '#ffdcc2',
    hair: '#e0702f',
    coat: '#7a52b8',
    blouse: '#fff4e6',
    skirt: '#25a8b8',
    trim: '#ffcf4a',
    ribbon: '#e8508a',
    rings: '#e8508a',
    trousers: '#fff4e6',
    shoe: '#b8336f',
    iris: '#3f9a6a',
    line: '#331c2e',
  },
  pieces: [
    legs({ thick: 6.4, rings: 'rings' }),
    neck,
    torso({ girth: 12.5, marks: bodice }),
    gown({ ramp: 'skirt', from: 'waist', hem: 108, flare: 29, marks: frills, near: 0.005 }),
    arms({ sleeve: 'blouse', aside: 13, thick: 5.8 }),
    tail({ height: 18, length: 50, thick: 9.5, tie: 'ribbon', flow: 12 }),
    hairCut({ nape: 20, brow: 1, parting: 0.7 }),
    face({ freckles: true }),
  ],
};
