import { legs } from '../body/legs.ts';
import { neck } from '../body/neck.ts';
import { poncho } from '../body/poncho.ts';
import { torso } from '../body/torso.ts';
import { face } from '../head/face.ts';
import { hairCut } from '../head/hair-cut.ts';
import { wideHat } from '../head/hats.ts';
import { tail } from '../head/tails.ts';
import type { Look } from '../look.ts';

/** A wide felt hat, an indigo poncho with bands of red and cream, a long black braid. */
export const drover: Look = {
  name: 'drover',
  palette: {
    main: '#5058b8',
    skin: '#c98a5b',
    hair: '#33262e',
    coat: '#5058b8',
    cream: '#fff0cf',
    red: '#e0483c',
    hat: '#8a5f42',
    ribbon: '#2fa7a0',
    trousers: '#6a4a3a',
    shoe: '#4a3328',
    iris: '#6a4428',
    line: '#2a1722',
  },
  pieces: [
    legs({ boot: 7 }),
    neck,
    torso(),
    poncho({
      ramp: 'coat',
      ahead: 24,
      aside: 29,
      front: 106,
      sides: 98,
      bands: [
        ['red', 0.87],
        ['cream', 0.8],
        ['coat', 0.62],
        ['cream', 0.56],
      ],
    }),
    tail({ height: -12, length: 40, thick: 6.5, tie: 'ribbon', braided: true, flow: 5 }),
    hairCut({ nape: 18, brow: 2, parting: 0.5 }),
    face({ brows: true, cheek: '#e8704f' }),
    wideHat,
  ],
};
