import { arms } from '../body/arms.ts';
import { brush } from '../body/brush.ts';
import { gown } from '../body/gown.ts';
import { legs } from '../body/legs.ts';
import { type ChestMarks, panel } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { foxHood } from '../head/fox-hood.ts';
import type { Look } from '../look.ts';

const bib: ChestMarks = ({ front, isFront }) => (isFront ? [{ path: panel(front, 5, 9), ramp: 'spot' }] : []);

/** A costume of a fox: a hood with ears, a white bib, a brush and black paws. */
export const fox: Look = {
  name: 'fox',
  palette: {
    main: '#e8702a',
    skin: '#c98d62',
    hair: '#3a2620',
    coat: '#e8702a',
    lining: '#8a3a1e',
    spot: '#fff6e6',
    mitten: '#3d2c33',
    trousers: '#c9591d',
    shoe: '#3d2c33',
    iris: '#4a7a3a',
    line: '#2e1a1e',
  },
  size: 0.94,
  pieces: [
    legs({ boot: 7, thick: 7.4 }),
    gown({ hem: 98, flare: 19, girth: 15.5, marks: bib }),
    brush,
    arms({ thick: 6.8, hand: 'mitten', lower: 'coat' }),
    foxHood,
    face({ ear: false, brows: true, cheek: '#d8604a' }),
  ],
};
