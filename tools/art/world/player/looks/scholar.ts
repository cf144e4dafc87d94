import { arms } from '../body/arms.ts';
import { satchel } from '../body/carried.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { type ChestMarks, panel } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { glasses } from '../head/glasses.ts';
import { headScarf } from '../head/head-scarf.ts';
import type { Look } from '../look.ts';

const edge: ChestMarks = ({ front, isFront }) =>
  isFront
    ? [
        { path: panel(front, 3, 7), ramp: 'trim' },
        { path: panel(front, 0.8, 3.5), ramp: 'coat' },
      ]
    : [];

/** A plum head scarf, a long blue coat with a golden edge, round glasses and a satchel of books. */
export const scholar: Look = {
  name: 'scholar',
  palette: {
    main: '#5f86c9',
    skin: '#e6b48a',
    hair: '#3a2a33',
    coat: '#5f86c9',
    cloth: '#9a5bb0',
    lining: '#6d3d84',
    trim: '#ffd166',
    bag: '#a9683f',
    flap: '#7d4a2c',
    wire: '#4a2f52',
    trousers: '#4b4a78',
    shoe: '#7d4a2c',
    iris: '#7a5230',
    line: '#2d1b2e',
  },
  pieces: [
    legs(),
    gown({ hem: 111, flare: 28, marks: edge }),
    arms({ swing: 0.6 }),
    satchel,
    headScarf,
    face({ ear: false, brows: true }),
    glasses({ frame: 'wire' }),
  ],
};
