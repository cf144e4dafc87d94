import { ellipse } from '../../kit.ts';
import { arms } from '../player/body/arms.ts';
import { satchel, stick } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { scarf } from '../player/body/scarf.ts';
import { type ChestMarks, torso } from '../player/body/torso.ts';
import { beard } from '../player/head/beard.ts';
import { cap } from '../player/head/cap.ts';
import { face } from '../player/head/face.ts';
import { glasses } from '../player/head/glasses.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { bobbleHat, turban, wideHat } from '../player/head/hats.ts';
import { headScarf } from '../player/head/head-scarf.ts';
import { afro } from '../player/head/round-hair.ts';
import { tail } from '../player/head/tails.ts';
import type { Figure } from '../player/look.ts';
import { apron, buttons, stripes, waistcoat } from './marks.ts';

/** Stars on a dressing gown. */
const stars: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [
        [-9, -6],
        [7, -3],
        [-4, 5],
        [9, 12],
        [-8, 17],
      ].map(([dx = 0, dy = 0]) => ({ path: ellipse(front + dx, y + dy, 2.2, 2.2), ramp: 'star' }))
    : [];

/** The people of Overcloud. */
export const overcloud: Readonly<Record<string, Figure>> = {
  // A weaver, round and neat: layered silks of saffron, teal and plum.
  'norbu-lhawang': {
    palette: {
      main: '#f0a832',
      skin: '#c48a5a',
      hair: '#2a2426',
      coat: '#7a3a6a',
      shawl: '#f0a832',
      teal: '#2f9a94',
      trousers: '#5a2a4f',
      shoe: '#3a2430',
      iris: '#3a2418',
      line: '#22161a',
    },
    size: 0.96,
    pieces: [
      legs(),
      gown({ hem: 112, flare: 26, girth: 19 }),
      arms({ thick: 6.8, swing: 0.4 }),
      poncho({
        ramp: 'shawl',
        ahead: 17,
        aside: 23,
        front: 88,
        sides: 84,
        bands: [
          ['teal', 0.88],
          ['shawl', 0.76],
          ['teal', 0.62],
        ],
      }),
      hairCut({ nape: 14, brow: 4, parting: 0.4 }),
      face({ eyes: 'smile', brows: true, cheek: '#d8704a' }),
    ],
  },
  // An attendant of hot springs: a coral robe, a white towel, two black braids.
  'quilla-huanca': {
    palette: {
      main: '#f07a62',
      skin: '#b06a4a',
      hair: '#1f1a1e',
      coat: '#f07a62',
      trim: '#ffd27a',
      hat: '#fdfaf2',
      knit: '#fdfaf2',
      pin: '#f07a62',
      ribbon: '#ffd27a',
      wood: '#b08a58',
      trousers: '#b06a4a',
      shoe: '#9a7248',
      iris: '#2f1c14',
      line: '#20141a',
    },
    pieces: [
      legs({ thick: 7.6 }),
      gown({ hem: 103, flare: 23, girth: 17, marks: buttons }),
      neck,
      arms({ thick: 7 }),
      stick,
      tail({ height: 4, length: 42, thick: 7, tie: 'ribbon', braided: true, flow: 6 }),
      face({ eyes: 'smile', brows: true, cheek: '#f0604a' }),
      turban,
    ],
  },
  // A geologist: a khaki coat of many pockets, grey-flecked curls, spectacles.
  'amara-diallo': {
    palette: {
      main: '#b8a468',
      skin: '#3f2a20',
      ribbon: '#f0d080',
      hair: '#5a5458',
      coat: '#b8a468',
      trim: '#7a683a',
      wire: '#f0d080',
      bag: '#7a5a3a',
      flap: '#5a4028',
      wood: '#8a8f98',
      trousers: '#5f5a42',
      shoe: '#4a3a2a',
      iris: '#2a1810',
      line: '#14100e',
    },
    size: 1.05,
    pieces: [
      legs({ boot: 10 }),
      gown({ hem: 98, flare: 19, girth: 14, marks: buttons }),
      neck,
      arms({ thick: 5.8 }),
      satchel,
      stick,
      afro,
      face({ brows: true, cheek: '#7a3a2f' }),
      glasses({ frame: 'wire' }),
    ],
  },
  // An abbess: tiny and wiry, a grey robe, a shaved head, a broom.
  'abbess-tuyet': {
    palette: {
      main: '#a8aab0',
      skin: '#d0a070',
      hair: '#c89868',
      coat: '#a8aab0',
      trim: '#7a7c88',
      scarf: '#d8902f',
      wood: '#a88048',
      trousers: '#8a8c94',
      shoe: '#c8a868',
      iris: '#3a2a1a',
      line: '#1c1a1c',
    },
    size: 0.84,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 104, flare: 20, girth: 14, marks: buttons }),
      arms({ thick: 5.8, swing: 0.3 }),
      scarf,
      stick,
      hairCut({ nape: 6, brow: 12, volume: -3 }),
      face({ eyes: 'smile', brows: false, cheek: '#d88a62' }),
    ],
  },
  // A listener to ice: an embroidered coat of red and blue, a blue cap, white-blond hair.
  'runa-aikio': {
    palette: {
      main: '#2f5fc0',
      skin: '#f8d8c8',
      hair: '#f6f0d8',
      coat: '#2f5fc0',
      stripe: '#e03f3a',
      hat: '#2f5fc0',
      cuff: '#e03f3a',
      bobble: '#ffd84a',
      trim: '#ffd84a',
      wood: '#b8c0c8',
      trousers: '#2a3048',
      shoe: '#b8703a',
      iris: '#5fa0d0',
      line: '#161a2a',
    },
    size: 0.94,
    pieces: [
      legs({ boot: 11 }),
      neck,
      torso({ girth: 16, marks: stripes }),
      gown({ ramp: 'stripe', from: 'waist', hem: 92, flare: 19, near: 0.005 }),
      arms({ thick: 6.8 }),
      stick,
      hairCut({ nape: 21, brow: 1, volume: 1 }),
      face({ brows: true, cheek: '#f07a7a' }),
      bobbleHat,
    ],
  },
  // An astronomer: an indigo dressing gown with stars, a wild beard, a nightcap.
  'idris-qamar': {
    palette: {
      main: '#3a2f8a',
      skin: '#b07c50',
      hair: '#8f8a92',
      coat: '#3a2f8a',
      star: '#ffe27a',
      cloth: '#5f4fc0',
      lining: '#3a2f8a',
      trousers: '#c8b0e0',
      shoe: '#c84f6a',
      iris: '#3a2418',
      line: '#15122a',
    },
    size: 1.02,
    pieces: [
      legs(),
      gown({ hem: 113, flare: 25, girth: 19, marks: stars }),
      arms({ thick: 7, swing: 0.3 }),
      hairCut({ nape: 22, brow: 3, volume: 3 }),
      face({ ear: false, brows: true, cheek: '#c8704f' }),
      beard({ length: 30, wide: 1.12 }),
      headScarf,
    ],
  },
  // A driver of the rack railway: a dark green uniform, brass buttons, a peaked cap.
  'gerta-zahnd': {
    palette: {
      main: '#1f4f3a',
      skin: '#f0c8ac',
      hair: '#6a4a32',
      coat: '#1f4f3a',
      trim: '#f2c84a',
      vest: '#1f4f3a',
      stripe: '#2a6a4e',
      wood: '#8a9098',
      trousers: '#183a2c',
      shoe: '#1a1c1c',
      iris: '#5a6a72',
      line: '#0e1814',
    },
    size: 1.0,
    pieces: [
      legs({ thick: 8.2, boot: 9 }),
      neck,
      torso({ girth: 18, marks: buttons }),
      arms({ thick: 7.4, aside: 17.5, hand: 'wood' }),
      stick,
      hairCut({ nape: 13, brow: 3 }),
      face({ brows: true, cheek: '#d88a72' }),
      cap,
    ],
  },
  // A rescuer: a bright red jacket, black curls, coils of rope.
  'zoran-karaly': {
    palette: {
      main: '#e0302f',
      skin: '#c89468',
      hair: '#221d22',
      coat: '#e0302f',
      vest: '#e0302f',
      trim: '#ffd24a',
      scarf: '#d8b878',
      bag: '#d8b878',
      flap: '#a8884a',
      trousers: '#3a3f4a',
      shoe: '#2a2a2f',
      iris: '#3a4a3a',
      line: '#1a1216',
    },
    size: 1.05,
    pieces: [
      legs({ thick: 8, boot: 12 }),
      torso({ girth: 17.5, marks: waistcoat }),
      arms({ thick: 7.6, aside: 17 }),
      satchel,
      scarf,
      hairCut({ nape: 18, brow: 4, volume: 2.5 }),
      face({ brows: true, cheek: '#d0704f' }),
      beard({ length: 9, wide: 0.9 }),
    ],
  },
  // The keeper of the summit's tea: ninety-four, thin white braids to the waist, striped aprons.
  'yangzom-merak': {
    palette: {
      main: '#8a5a3a',
      skin: '#a8744a',
      hair: '#fbf8f2',
      coat: '#7a5238',
      apron: '#e05a8a',
      strap: '#3fb0b8',
      ribbon: '#3fb0b8',
      wood: '#c8a060',
      trousers: '#4a3426',
      shoe: '#8a3a2f',
      iris: '#2a1a10',
      line: '#1e1410',
    },
    size: 0.86,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 113, flare: 26, girth: 18, marks: apron }),
      arms({ thick: 6.4, swing: 0.2 }),
      stick,
      tail({ height: -2, length: 56, thick: 6, tie: 'ribbon', braided: true, flow: 4 }),
      hairCut({ nape: 16, brow: 4, parting: 0 }),
      face({ eyes: 'smile', brows: true, cheek: '#d06a4a' }),
    ],
  },
  // A schoolteacher: a plum coat with a cream collar, hair in a high bun, glasses.
  'perpetua-vale': {
    palette: {
      main: '#8a4a8f',
      skin: '#8a5a3e',
      hair: '#3a2a28',
      coat: '#8a4a8f',
      trim: '#f4ead2',
      scarf: '#f4ead2',
      wire: '#f4d27a',
      bag: '#c8703a',
      flap: '#9a4f26',
      ribbon: '#f4ead2',
      trousers: '#4a2f4f',
      shoe: '#3a2430',
      iris: '#2f1c14',
      line: '#1c121c',
    },
    pieces: [
      legs(),
      gown({ hem: 108, flare: 20, girth: 14, marks: buttons }),
      arms({ thick: 5.8, swing: 0.4 }),
      scarf,
      satchel,
      tail({ height: -16, length: 12, thick: 13, tie: 'ribbon', flow: 0 }),
      hairCut({ nape: 15, brow: 2 }),
      face({ brows: true, cheek: '#b0503f' }),
      glasses({ frame: 'wire' }),
    ],
  },
  // A postman of the air: a sky-blue uniform, a wide bag, a cap, freckles.
  'fenwick-soar': {
    palette: {
      main: '#5fb0e8',
      skin: '#f6d0b0',
      hair: '#e08a3a',
      coat: '#5fb0e8',
      trim: '#ffffff',
      stripe: '#8ac8f2',
      bag: '#8a5a34',
      flap: '#f2d04a',
      trousers: '#f4f0e4',
      shoe: '#4a5a7a',
      iris: '#4a8a5a',
      line: '#1a2030',
    },
    size: 1.03,
    pieces: [
      legs({ thick: 6.2 }),
      neck,
      torso({ girth: 13.5, marks: stripes }),
      arms({ thick: 5.8 }),
      satchel,
      hairCut({ nape: 17, brow: 2 }),
      face({ freckles: true, eyes: 'smile', brows: true, cheek: '#f08060' }),
      cap,
    ],
  },
  // A duster of organ pipes: a slate smock, a lavender hat, a feather duster on a long pole.
  'ottavia-reed': {
    palette: {
      main: '#6a7aa0',
      skin: '#e8c0a0',
      hair: '#c8c4cc',
      coat: '#6a7aa0',
      apron: '#e8e4f2',
      strap: '#b0a8d0',
      hat: '#b0a0e0',
      ribbon: '#f6f2ff',
      wood: '#d8c08a',
      trousers: '#4a5270',
      shoe: '#3a3f58',
      iris: '#6a6aa8',
      line: '#191b2a',
    },
    size: 0.98,
    pieces: [
      legs(),
      gown({ hem: 109, flare: 23, girth: 15, marks: apron }),
      arms({ thick: 6.2 }),
      stick,
      hairCut({ nape: 22, brow: 3, volume: 1 }),
      face({ brows: true, cheek: '#e88a7a' }),
      wideHat,
    ],
  },
};
