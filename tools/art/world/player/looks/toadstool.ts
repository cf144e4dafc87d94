import { arms } from '../body/arms.ts';
import { satchel } from '../body/carried.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { poncho } from '../body/poncho.ts';
import { band, type ChestMarks } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { toadstool as toadstoolHat } from '../head/tall-hats.ts';
import type { Look } from '../look.ts';

const hem: ChestMarks = ({ x, y }) => [{ path: band(x, y + 18, y + 22), ramp: 'trim' }];

/** A hat like a toadstool, a cape of moss over a cream frock, a basket. */
export const toadstool: Look = {
  name: 'toadstool',
  palette: {
    main: '#d83a3a',
    skin: '#f0c6a0',
    hair: '#5f8a4a',
    coat: '#f3e6c8',
    shawl: '#6f9a48',
    pale: '#94bb62',
    hat: '#d83a3a',
    spot: '#fff6e6',
    trim: '#b98a4a',
    bag: '#b98a4a',
    flap: '#94672f',
    trousers: '#8a6a4a',
    shoe: '#6a4a34',
    iris: '#4f7a3a',
    line: '#291d20',
  },
  size: 0.9,
  pieces: [
    legs({ thick: 7.4, boot: 6 }),
    gown({ hem: 106, flare: 25, girth: 15, marks: hem }),
    neck,
    arms({ aside: 15, thick: 6.4 }),
    poncho({
      ramp: 'shawl',
      ahead: 16,
      aside: 23,
      front: 86,
      sides: 82,
      bands: [
        ['pale', 0.86],
        ['shawl', 0.68],
      ],
    }),
    satchel,
    hairCut({ nape: 24, brow: 5, volume: 2 }),
    face({ freckles: true, cheek: '#f07a5f' }),
    toadstoolHat,
  ],
};
