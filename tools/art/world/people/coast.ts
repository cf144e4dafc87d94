import { arms } from '../player/body/arms.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { scarf } from '../player/body/scarf.ts';
import { torso } from '../player/body/torso.ts';
import { face } from '../player/head/face.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { bobbleHat, turban, wideHat } from '../player/head/hats.ts';
import { tail } from '../player/head/tails.ts';
import type { Figure } from '../player/look.ts';
import { apron, stripes } from './marks.ts';

/** The people of the coast. */
export const coast: Readonly<Record<string, Figure>> = {
  // A miller, broad and floury: a white turban, a white apron, sleeves rolled up.
  'bran-tolliver': {
    palette: {
      main: '#f4efe4',
      skin: '#b8794c',
      hair: '#4a3a34',
      coat: '#9db8d2',
      apron: '#fffaf0',
      strap: '#d8c8a8',
      hat: '#f7f1e2',
      pin: '#e0a92f',
      trousers: '#8a7a6a',
      shoe: '#6b4f3f',
      iris: '#5a3a2c',
      line: '#2a2028',
    },
    pieces: [
      legs({ thick: 8.2 }),
      neck,
      gown({ hem: 101, flare: 22, girth: 19, marks: apron }),
      arms({ thick: 7.4, aside: 18, lower: 'skin' }),
      hairCut({ nape: 14, brow: 4 }),
      face({ brows: true, eyes: 'smile', cheek: '#e8684a' }),
      turban,
    ],
  },
  // The keeper of the lighthouse: yellow oilskins, a yellow hat, a long silver braid.
  'ines-farrow': {
    palette: {
      main: '#f2c22f',
      skin: '#e6b48a',
      hair: '#c8ccd8',
      coat: '#f2c22f',
      trim: '#3a4f78',
      hat: '#f5cd45',
      ribbon: '#3a4f78',
      trousers: '#3a4f78',
      shoe: '#2f3c5c',
      iris: '#3f7fa8',
      line: '#2a2028',
    },
    pieces: [
      legs({ boot: 10 }),
      neck,
      gown({ hem: 104, flare: 25, girth: 16 }),
      arms({ thick: 7, lower: 'coat' }),
      tail({ height: -12, length: 36, thick: 6.5, tie: 'ribbon', braided: true, flow: 5 }),
      hairCut({ nape: 17, brow: 2, parting: -0.5 }),
      face({ brows: true, cheek: '#f08a6a' }),
      wideHat,
    ],
  },
  // A mender of nets: copper ponytail, striped shirt, a coral scarf, wide teal trousers.
  'marisol-keel': {
    palette: {
      main: '#f4fbef',
      skin: '#d49a6c',
      hair: '#b8502f',
      coat: '#f7f4ea',
      stripe: '#3a6fb0',
      scarf: '#f0624d',
      skirt: '#2fa095',
      ribbon: '#ffcf4a',
      trousers: '#2fa095',
      shoe: '#8a5a3c',
      iris: '#4a8a5a',
      line: '#2b1c2b',
    },
    pieces: [
      legs({ thick: 8 }),
      torso({ girth: 14, marks: stripes }),
      gown({ ramp: 'skirt', from: 'waist', hem: 103, flare: 20, near: 0.005 }),
      arms({ lower: 'skin', thick: 6 }),
      scarf,
      tail({ height: 14, length: 42, thick: 9, tie: 'ribbon', flow: 10 }),
      hairCut({ nape: 18, brow: 1, parting: 0.6 }),
      face({ freckles: true, cheek: '#e8704f' }),
    ],
  },
  // The ship's child of the jetty: a navy knitted hat, a jumper of red and white, bare shins.
  pip: {
    palette: {
      main: '#f4fbef',
      skin: '#94603f',
      hair: '#33262e',
      coat: '#fff6ea',
      stripe: '#e0483c',
      hat: '#2f4a8a',
      cuff: '#25396c',
      bobble: '#ffcf4a',
      trousers: '#4a78c8',
      shoe: '#94603f',
      iris: '#6a4428',
      line: '#231a2e',
    },
    size: 0.82,
    pieces: [
      legs(),
      neck,
      torso({ marks: stripes }),
      arms({ thick: 6.2 }),
      hairCut({ nape: 17, brow: 5 }),
      face({ cheek: '#e0604a' }),
      bobbleHat,
    ],
  },
};
