import { arms } from '../body/arms.ts';
import { duckTail } from '../body/duck-tail.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { type ChestMarks, panel } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { duckHood } from '../head/hoods.ts';
import type { Look } from '../look.ts';

const buttons: ChestMarks = ({ front, isFront }) =>
  isFront ? [{ path: panel(front, 1, 1.6), flat: '#00000040' }] : [];

/** A child in a yellow raincoat that looks like a duck, and blue wellingtons. */
export const hopper: Look = {
  name: 'hopper',
  palette: {
    main: '#ffd23f',
    skin: '#f4c79c',
    hair: '#4a3328',
    coat: '#ffd23f',
    lining: '#e59a2a',
    bill: '#f5822d',
    trousers: '#5a78c0',
    shoe: '#3f7fd8',
    iris: '#5a3a2c',
    line: '#33202a',
  },
  size: 0.83,
  pieces: [
    legs({ boot: 10, thick: 8 }),
    gown({ hem: 104, flare: 25, girth: 17, marks: buttons }),
    duckTail,
    arms({ thick: 7 }),
    duckHood,
    face({ ear: false, freckles: true }),
  ],
};
