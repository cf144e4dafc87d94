import { arms } from '../body/arms.ts';
import { logs } from '../body/back-loads.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { band, type ChestMarks, panel, torso } from '../body/torso.ts';
import { beard } from '../head/beard.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { bobbleHat } from '../head/hats.ts';
import type { Look } from '../look.ts';

/** Braces over a checked flannel shirt. */
const braces: ChestMarks = ({ x, y, front, isFront }, { forward }) => {
  const middle = isFront ? front : x - forward.across * 8;
  return [
    ...[-10, 0, 10].map((dy) => ({ path: band(x, y + dy - 1.4, y + dy + 1.4), flat: '#00000026' })),
    ...[-14, -4, 6, 16].map((dx) => ({ path: panel(x + dx, 1.4, 1.4), flat: '#00000026' })),
    { path: panel(middle - 8, 2.4, 2.4), ramp: 'strap' },
    { path: panel(middle + 8, 2.4, 2.4), ramp: 'strap' },
    { path: band(x, y + 11, y + 30), ramp: 'trousers' },
  ];
};

/** Broad, with a large ginger beard, mustard cap with a bobble, checked blue flannel, a bundle of logs on the back. */
export const woodcutter: Look = {
  name: 'woodcutter',
  palette: {
    main: '#4f78c4',
    skin: '#f2bd9b',
    hair: '#c4622d',
    coat: '#4f78c4',
    hat: '#e0a92f',
    cuff: '#c98a1e',
    bobble: '#fff1d0',
    strap: '#e8504a',
    wood: '#9a6238',
    heartwood: '#e8c48a',
    trousers: '#6e5040',
    shoe: '#4a352c',
    iris: '#4a86b8',
    line: '#331c26',
  },
  pieces: [
    legs({ thick: 8.4, boot: 9 }),
    logs,
    neck,
    torso({ girth: 19.5, marks: braces }),
    arms({ thick: 7.6, aside: 18.5, lower: 'skin' }),
    hairCut({ nape: 21, brow: 2 }),
    face({ brows: true, cheek: '#f5a585' }),
    beard({ length: 33, wide: 1.08 }),
    bobbleHat,
  ],
};
