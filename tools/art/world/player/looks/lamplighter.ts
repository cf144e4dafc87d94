import { arms } from '../body/arms.ts';
import { gown } from '../body/gown.ts';
import { lanternPole } from '../body/lantern.ts';
import { legs } from '../body/legs.ts';
import { scarf } from '../body/scarf.ts';
import { band, type ChestMarks, panel } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { topHat } from '../head/tall-hats.ts';
import type { Look } from '../look.ts';

/** The four hours, one in each quarter of the coat. */
const hours: ChestMarks = ({ x, y, front, isFront }) => [
  { path: panel(front - 17, 17, 17), ramp: isFront ? 'dawn' : 'dusk' },
  { path: panel(front + 17, 17, 17), ramp: isFront ? 'day' : 'night' },
  ...(isFront ? [{ path: panel(front, 1.6, 1.6), ramp: 'brass' }] : []),
  { path: band(x, y + 10, y + 13), ramp: 'brass' },
  { path: band(x, y + 25, y + 50), ramp: 'night' },
];

/** A top hat, a tail coat in the colours of the four lights, a lantern on a pole. */
export const lamplighter: Look = {
  name: 'lamplighter',
  palette: {
    main: '#3b2f6b',
    skin: '#7a4a30',
    hair: '#e9e2f2',
    coat: '#f0a8b8',
    dawn: '#f0a8b8',
    day: '#ffd35a',
    dusk: '#e8743a',
    night: '#4b3f9a',
    hat: '#3b2f6b',
    ribbon: '#ffd35a',
    scarf: '#fff4dc',
    brass: '#e8b83f',
    glow: '#ffe9a0',
    wood: '#5a3a44',
    trousers: '#3b2f6b',
    shoe: '#2a2038',
    iris: '#4a2a1c',
    line: '#1c1430',
  },
  size: 0.96,
  pieces: [
    legs({ thick: 6.8 }),
    gown({ hem: 106, flare: 22, girth: 15, marks: hours }),
    arms({ aside: 15.5, thick: 6.6, lower: 'coat' }),
    scarf,
    lanternPole,
    hairCut({ nape: 14, brow: 6, volume: -1 }),
    face({ brows: true, cheek: '#b8604a' }),
    topHat,
  ],
};
