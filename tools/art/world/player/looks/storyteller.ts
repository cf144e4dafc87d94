import { arms } from '../body/arms.ts';
import { stick } from '../body/carried.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { poncho } from '../body/poncho.ts';
import { band, type ChestMarks } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { glasses } from '../head/glasses.ts';
import { hairCut } from '../head/hair-cut.ts';
import { bun } from '../head/round-hair.ts';
import type { Look } from '../look.ts';

const borders: ChestMarks = ({ x, y }) => [
  { path: band(x, y + 22, y + 26), ramp: 'trim' },
  { path: band(x, y + 29, y + 40), ramp: 'scarf' },
];

/** A white bun with a golden pin, round glasses, a crimson shawl over a long violet dress, a stick. */
export const storyteller: Look = {
  name: 'storyteller',
  palette: {
    main: '#6a5fb5',
    skin: '#8f5c40',
    hair: '#eceaf2',
    coat: '#6a5fb5',
    scarf: '#d2455a',
    trim: '#ffcf4a',
    pin: '#ffcf4a',
    wire: '#3f2a2a',
    wood: '#a5683c',
    trousers: '#4b4478',
    shoe: '#5a3a33',
    iris: '#5a3a2c',
    line: '#2a1722',
  },
  size: 0.93,
  posture: 'stooped',
  pieces: [
    legs(),
    gown({ hem: 113, flare: 22, girth: 15, marks: borders }),
    arms({ swing: 0.4 }),
    poncho({
      ramp: 'scarf',
      ahead: 17,
      aside: 23,
      front: 90,
      sides: 84,
      bands: [['trim', 0.86]],
    }),
    stick,
    hairCut({ nape: 12, brow: 6, parting: -0.6 }),
    bun,
    face({ eyes: 'smile', brows: true, cheek: '#d85a4a' }),
    glasses({ frame: 'wire' }),
  ],
};
