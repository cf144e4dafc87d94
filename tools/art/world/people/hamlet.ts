import { arms } from '../player/body/arms.ts';
import { satchel, stick, wateringCan } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { scarf } from '../player/body/scarf.ts';
import { torso } from '../player/body/torso.ts';
import { beard } from '../player/head/beard.ts';
import { face } from '../player/head/face.ts';
import { glasses } from '../player/head/glasses.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { bobbleHat, wideHat } from '../player/head/hats.ts';
import { headScarf } from '../player/head/head-scarf.ts';
import { afro, bun } from '../player/head/round-hair.ts';
import type { Figure } from '../player/look.ts';
import { apron, buttons, straps } from './marks.ts';

/** The people who live around the well of Green Land. */
export const hamlet: Readonly<Record<string, Figure>> = {
  // A grey bun, a moss-green dress with an apron, a can of water.
  'nan-orrel': {
    palette: {
      main: '#5d9a62',
      skin: '#f3cdae',
      hair: '#cfcad6',
      coat: '#5d9a62',
      apron: '#fff3dc',
      strap: '#e6cf9f',
      pin: '#d2455a',
      can: '#9fb6c8',
      trousers: '#5b5470',
      shoe: '#6b4636',
      iris: '#3f7fa8',
      line: '#2a1722',
    },
    size: 0.94,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 112, flare: 24, girth: 16, marks: apron }),
      arms({ swing: 0.4 }),
      wateringCan,
      hairCut({ nape: 12, brow: 6, parting: 0.4 }),
      bun,
      face({ eyes: 'smile', brows: true, cheek: '#f09a86' }),
    ],
  },
  // Broad, a straw hat with a red ribbon, dungarees over a cream shirt, a short beard.
  'perrin-applegarth': {
    palette: {
      main: '#fff0cf',
      skin: '#c98a5b',
      hair: '#5a3828',
      coat: '#f3e2b8',
      trousers: '#7a5a8a',
      hat: '#f0cd6a',
      ribbon: '#d8453c',
      shoe: '#5a3a2c',
      iris: '#6a4428',
      line: '#2a1722',
    },
    pieces: [
      legs({ thick: 8.2, boot: 8 }),
      neck,
      torso({ girth: 18.5, marks: straps }),
      arms({ thick: 7.2, aside: 17.5, lower: 'skin' }),
      hairCut({ nape: 16, brow: 2 }),
      face({ brows: true, cheek: '#e8704f' }),
      beard({ length: 25, wide: 1 }),
      wideHat,
    ],
  },
  // Round glasses, black hair with a parting, a blue apron with the mart's orange strap.
  'tobit-quill': {
    palette: {
      main: '#3f6fd0',
      skin: '#f2c79a',
      hair: '#2f2a38',
      coat: '#f6f4ee',
      apron: '#3f6fd0',
      strap: '#f0803a',
      wire: '#4a2f2a',
      trousers: '#4a4560',
      shoe: '#3a2c2c',
      iris: '#5a3a2c',
      line: '#231a2e',
    },
    pieces: [
      legs(),
      neck,
      gown({ hem: 99, flare: 17, girth: 13.5, marks: apron }),
      arms({ thick: 5.8 }),
      hairCut({ nape: 14, brow: 5, parting: 0.8 }),
      face({ brows: true }),
      glasses({ frame: 'wire' }),
    ],
  },
  // A rose head scarf, a knitted shawl with bands, closed smiling eyes.
  'ysolde-marrow': {
    palette: {
      main: '#c9658a',
      skin: '#a8724c',
      hair: '#d8d2d8',
      coat: '#7b6bb8',
      cloth: '#d9708f',
      lining: '#a8466a',
      shawl: '#f2c94f',
      knit: '#e8893a',
      trousers: '#4b4478',
      shoe: '#5a3a33',
      iris: '#5a3a2c',
      line: '#2a1722',
    },
    size: 0.9,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 113, flare: 23, girth: 16 }),
      arms({ swing: 0.3 }),
      poncho({
        ramp: 'shawl',
        ahead: 17,
        aside: 22,
        front: 90,
        sides: 86,
        bands: [
          ['knit', 0.88],
          ['shawl', 0.72],
          ['knit', 0.66],
        ],
      }),
      headScarf,
      face({ ear: false, eyes: 'smile', brows: true, cheek: '#d85a4a' }),
    ],
  },
  // A child with a red hat whose bobble is white, like one of the mushrooms.
  wick: {
    palette: {
      main: '#e0483c',
      skin: '#ffd9b5',
      hair: '#d08a3a',
      coat: '#5fae7a',
      stripe: '#f4fbef',
      hat: '#e0483c',
      cuff: '#fff4e6',
      bobble: '#fff4e6',
      trousers: '#8a6a4e',
      shoe: '#c9743a',
      iris: '#3f9a6a',
      line: '#33202a',
    },
    size: 0.8,
    pieces: [
      legs({ boot: 8 }),
      neck,
      torso(),
      arms({ thick: 6.4 }),
      hairCut({ nape: 15, brow: 1 }),
      face({ freckles: true }),
      bobbleHat,
    ],
  },
  // A forester with a green hat, a long brown beard, a coat of two greens and a stick.
  'alder-bracken': {
    palette: {
      main: '#4f7a45',
      skin: '#e0ac82',
      hair: '#6e4a34',
      coat: '#5f8a4a',
      trim: '#c9a24a',
      hat: '#3f6a48',
      ribbon: '#c9a24a',
      wood: '#8a5a34',
      trousers: '#5a4636',
      shoe: '#463228',
      iris: '#4a7a4a',
      line: '#231a1c',
    },
    size: 1.02,
    pieces: [
      legs({ boot: 9 }),
      gown({ hem: 104, flare: 22, girth: 16.5, marks: buttons }),
      neck,
      arms({ thick: 7 }),
      stick,
      hairCut({ nape: 20, brow: 2 }),
      face({ brows: true, cheek: '#e88a6a' }),
      beard({ length: 36, wide: 1.02 }),
      wideHat,
    ],
  },
  // A lamplighter: midnight-blue coat with golden buttons, a yellow scarf, a pole, silver hair.
  'cosmo-wren': {
    palette: {
      main: '#3a4478',
      skin: '#8f5c40',
      hair: '#e4e2ee',
      coat: '#3a4478',
      trim: '#ffd04a',
      scarf: '#ffcf4a',
      wood: '#c99a5a',
      trousers: '#2f3050',
      shoe: '#2a2434',
      iris: '#5a3a2c',
      line: '#1f1828',
    },
    pieces: [
      legs(),
      gown({ hem: 107, flare: 20, girth: 14, marks: buttons }),
      arms({ thick: 6 }),
      scarf,
      stick,
      hairCut({ nape: 15, brow: 5, parting: -0.7 }),
      face({ brows: true, cheek: '#d85a4a' }),
    ],
  },
  // A reader of stones: a cloud of hair, dark glasses on the road, an ochre coat, a satchel.
  'ottoline-umber': {
    palette: {
      main: '#d88a3a',
      skin: '#7d4f38',
      hair: '#3a2a30',
      coat: '#d88a3a',
      trim: '#fff0cf',
      ribbon: '#3aa7a0',
      bag: '#7a5a4a',
      flap: '#5a4036',
      wire: '#ffd166',
      trousers: '#5a4a6a',
      shoe: '#6b4636',
      iris: '#5a3a2c',
      line: '#2a1722',
    },
    pieces: [
      legs({ boot: 7 }),
      gown({ hem: 105, flare: 22, marks: buttons }),
      neck,
      arms({ swing: 0.6 }),
      satchel,
      afro,
      face({ brows: true, cheek: '#c8523f' }),
      glasses({ frame: 'wire' }),
    ],
  },
};
