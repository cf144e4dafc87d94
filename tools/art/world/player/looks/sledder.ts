import { arms } from '../body/arms.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { band, type ChestMarks, panel } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { lock } from '../head/hair.ts';
import { furHood } from '../head/hoods.ts';
import type { Look } from '../look.ts';

const borders: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront ? [{ path: panel(front, 2, 2), ramp: 'trim' }] : []),
  { path: band(x, y + 9, y + 12), ramp: 'trim' },
  { path: band(x, y + 15, y + 40), ramp: 'fur' },
];

/** A parka with fur around the face, mittens, boots with fur. */
export const sledder: Look = {
  name: 'sledder',
  palette: {
    main: '#e9f2fa',
    skin: '#d49a6c',
    hair: '#2f2530',
    coat: '#8fc4ea',
    fur: '#c9a27c',
    lining: '#8a6a4e',
    trim: '#e0483c',
    mitten: '#e0483c',
    trousers: '#8a6a4e',
    shoe: '#a97c54',
    iris: '#4a3020',
    line: '#2b1c2b',
  },
  size: 0.98,
  pieces: [
    legs({ boot: 9, thick: 8.6, cuff: 'fur' }),
    gown({ hem: 102, flare: 25, girth: 20.5, marks: borders }),
    arms({ aside: 17, thick: 8, hand: 'mitten', lower: 'coat' }),
    furHood,
    lock,
    face({ ear: false, cheek: '#e8604a' }),
  ],
};
