import { ellipse } from '../../kit.ts';
import { arms } from '../player/body/arms.ts';
import { satchel, stick } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { scarf } from '../player/body/scarf.ts';
import { band, type ChestMarks, panel, torso } from '../player/body/torso.ts';
import { beard } from '../player/head/beard.ts';
import { cap } from '../player/head/cap.ts';
import { face } from '../player/head/face.ts';
import { glasses } from '../player/head/glasses.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { bobbleHat, turban, wideHat } from '../player/head/hats.ts';
import { headScarf } from '../player/head/head-scarf.ts';
import { tail } from '../player/head/tails.ts';
import type { Figure } from '../player/look.ts';
import { apron, buttons, stripes, waistcoat } from './marks.ts';

/** A knight's tabard over pyjamas, with a horse that ran out. */
const tabard: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [
        { path: panel(front, 8, 14), ramp: 'tabard' },
        { path: ellipse(front, y - 2, 4, 3.2), ramp: 'trim' },
        { path: ellipse(front + 4, y - 6, 2.2, 2.2), ramp: 'trim' },
      ]
    : [];

/** A coat in quarters: the four hours. */
const quarters: ChestMarks = ({ x, y, front, isFront }) => [
  { path: panel(front - 13, 13, 13), ramp: isFront ? 'rose' : 'night' },
  { path: panel(front + 13, 13, 13), ramp: isFront ? 'gold' : 'dusk' },
  { path: band(x, y + 10, y + 13), ramp: 'trim' },
  { path: panel(front, 0.9, 0.9), flat: '#00000055' },
];

/** Watches, pinned on wherever there is room. */
const watches: ChestMarks = (chest, look) => [
  ...waistcoat(chest, look),
  ...(chest.isFront
    ? [
        [-12, -6],
        [11, -8],
        [-10, 4],
        [12, 5],
      ].map(([dx = 0, dy = 0]) => ({
        path: ellipse(chest.front + dx, chest.y + dy, 3, 3),
        ramp: 'watch',
      }))
    : []),
];

/** The people of Fourlight. */
export const fourlight: Readonly<Record<string, Figure>> = {
  // A librarian of seeds, willowy: a pale green linen dress, rows of hair with seeds in them, a satchel.
  'thandeka-moyo': {
    palette: {
      main: '#b8dca0',
      skin: '#5f3c28',
      hair: '#241a18',
      coat: '#b8dca0',
      trim: '#7fae62',
      bag: '#a8744a',
      flap: '#7f5434',
      ribbon: '#f0dc9a',
      trousers: '#8fb878',
      shoe: '#7a5a3a',
      iris: '#2f1c12',
      line: '#17180f',
    },
    size: 1.03,
    pieces: [
      legs({ thick: 6 }),
      gown({ hem: 110, flare: 20, girth: 13, marks: buttons }),
      neck,
      arms({ thick: 5.6, lower: 'skin' }),
      satchel,
      tail({ height: 2, length: 30, thick: 8, tie: 'ribbon', braided: true, flow: 6 }),
      hairCut({ nape: 14, brow: 4, parting: 0 }),
      face({ eyes: 'smile', brows: true, cheek: '#8f4a34' }),
    ],
  },
  // Nine years old: pink pyjamas, a knight's tabard, auburn curls, rabbit slippers.
  'mirabel-quince': {
    palette: {
      main: '#f59ac0',
      skin: '#c8956c',
      hair: '#a8512c',
      coat: '#f59ac0',
      tabard: '#7a8fd8',
      trim: '#ffe38a',
      trousers: '#f59ac0',
      shoe: '#fdf6f0',
      iris: '#4a6a3a',
      line: '#2a161e',
    },
    size: 0.72,
    pieces: [
      legs({ thick: 8.4, boot: 6 }),
      torso({ girth: 17, marks: tabard }),
      neck,
      arms({ thick: 7.4 }),
      hairCut({ nape: 22, brow: 3, volume: 4 }),
      face({ freckles: true, brows: true, cheek: '#f0705f' }),
    ],
  },
  // A glass blower, lean: robes of orange and bottle green, a white cloth, a long pipe.
  'soraya-haddad': {
    palette: {
      main: '#f08a2f',
      skin: '#b88a58',
      hair: '#1f1a1c',
      coat: '#f08a2f',
      apron: '#2a6a4a',
      strap: '#1f4f38',
      cloth: '#fdfaf2',
      lining: '#e0d8c4',
      wood: '#a8b0b8',
      trousers: '#2a5a44',
      shoe: '#5a3a24',
      iris: '#3a2a14',
      line: '#1e140c',
    },
    size: 1.02,
    pieces: [
      legs({ thick: 6.4 }),
      gown({ hem: 110, flare: 22, girth: 14, marks: apron }),
      arms({ thick: 6, lower: 'skin' }),
      stick,
      headScarf,
      face({ ear: false, brows: true, cheek: '#d0703f' }),
    ],
  },
  // An auditor, narrow and spotless: a black suit, thin hair combed flat, half-moon glasses.
  'ignatius-pell': {
    palette: {
      main: '#2a2c36',
      skin: '#e8d8b8',
      hair: '#9a948c',
      coat: '#2a2c36',
      vest: '#2a2c36',
      trim: '#e07a34',
      scarf: '#f6f2ea',
      wire: '#d8b04a',
      bag: '#8a3a34',
      flap: '#6a2a28',
      trousers: '#24262f',
      shoe: '#15161c',
      iris: '#4a5a6a',
      line: '#101116',
    },
    size: 1.04,
    pieces: [
      legs({ thick: 5.8 }),
      gown({ hem: 90, flare: 14, girth: 12, marks: buttons }),
      arms({ thick: 5.4, swing: 0.2 }),
      scarf,
      satchel,
      hairCut({ nape: 10, brow: 6, volume: -2.5, parting: 0.5 }),
      face({ brows: true, cheek: '#d0a080' }),
      glasses({ frame: 'wire' }),
    ],
  },
  // A counter of birds, stooped as a heron: a cape of grey feathers, a great white moustache, a nest on the hat.
  'tomasz-wrona': {
    palette: {
      main: '#8f96a4',
      skin: '#f2c8b4',
      hair: '#fbfaf6',
      coat: '#6a7080',
      shawl: '#8f96a4',
      pale: '#c0c6d0',
      hat: '#5a4a3a',
      ribbon: '#c8a060',
      wood: '#8a6a44',
      trousers: '#4f5464',
      shoe: '#3a342e',
      iris: '#5a7a8a',
      line: '#181a20',
    },
    size: 1.05,
    posture: 'stooped',
    pieces: [
      legs({ thick: 6 }),
      gown({ hem: 104, flare: 20, girth: 15 }),
      arms({ thick: 6, swing: 0.3 }),
      poncho({
        ramp: 'shawl',
        ahead: 15,
        aside: 22,
        front: 88,
        sides: 84,
        bands: [
          ['pale', 0.9],
          ['shawl', 0.76],
          ['pale', 0.62],
          ['shawl', 0.48],
        ],
      }),
      hairCut({ nape: 16, brow: 5 }),
      face({ brows: true, cheek: '#e88a76' }),
      beard({ length: 9, wide: 1.12 }),
      wideHat,
    ],
  },
  // A player of shadows, supple: black batik edged with gold, a low knot, a silver comb.
  'dewi-laras': {
    palette: {
      main: '#2f2630',
      skin: '#9a6840',
      hair: '#17141a',
      coat: '#2f2630',
      trim: '#e8b84a',
      scarf: '#e8b84a',
      ribbon: '#e4e8f0',
      wood: '#c89a4a',
      trousers: '#2a222c',
      shoe: '#8a5a2a',
      iris: '#2f1c10',
      line: '#0f0c10',
    },
    size: 0.97,
    pieces: [
      legs({ thick: 6.4 }),
      gown({ hem: 112, flare: 19, girth: 14, marks: buttons }),
      arms({ thick: 5.8, swing: 0.4 }),
      scarf,
      stick,
      tail({ height: 6, length: 11, thick: 13, tie: 'ribbon', flow: 0 }),
      hairCut({ nape: 15, brow: 4, parting: 0 }),
      face({ eyes: 'smile', brows: true, cheek: '#b8583a' }),
    ],
  },
  // A fisher of stars, heavy and quiet: a deep blue jersey, an oilskin hat, bare feet.
  'eino-saarvi': {
    palette: {
      main: '#2a4a8a',
      skin: '#f6cdb4',
      hair: '#b8924a',
      coat: '#2a4a8a',
      stripe: '#34589e',
      trim: '#c8962a',
      hat: '#f0c23a',
      ribbon: '#c8962a',
      bag: '#bfe4ff',
      flap: '#5a7ab0',
      wood: '#a88458',
      trousers: '#3f4656',
      shoe: '#f6cdb4',
      iris: '#4a7aa8',
      line: '#121828',
    },
    size: 1.05,
    pieces: [
      legs({ thick: 8.8 }),
      neck,
      torso({ girth: 20, marks: stripes }),
      arms({ thick: 8.2, aside: 18.5 }),
      satchel,
      hairCut({ nape: 18, brow: 3, volume: 1 }),
      face({ freckles: true, brows: true, cheek: '#f08a72' }),
      beard({ length: 17, wide: 1.02 }),
      wideHat,
    ],
  },
  // A night nurse, tall and broad: a midnight-blue cape lined with silver, a white cap, a candle's light.
  'seraphine-oyelo': {
    palette: {
      main: '#2a3270',
      skin: '#4a2e22',
      hair: '#17121a',
      coat: '#e8ecf4',
      shawl: '#2a3270',
      silver: '#c8d0e4',
      hat: '#fdfdfa',
      knit: '#fdfdfa',
      pin: '#e04a4a',
      trousers: '#3a4280',
      shoe: '#f2f2ee',
      iris: '#2a1812',
      line: '#0f1020',
    },
    size: 1.07,
    pieces: [
      legs({ thick: 7.6 }),
      gown({ hem: 108, flare: 22, girth: 17 }),
      arms({ thick: 7 }),
      poncho({
        ramp: 'shawl',
        ahead: 14,
        aside: 23,
        front: 90,
        sides: 92,
        bands: [['silver', 0.94]],
      }),
      face({ eyes: 'smile', brows: true, cheek: '#7a3a2c' }),
      turban,
    ],
  },
  // The keeper of the four hours: a coat in quarters of rose, gold, violet and midnight.
  'halcyon-abebe': {
    palette: {
      main: '#6a4fae',
      skin: '#a8744a',
      hair: '#2a2630',
      coat: '#6a4fae',
      rose: '#f0869a',
      gold: '#f4bc4a',
      dusk: '#7a5ac0',
      night: '#26306a',
      trim: '#f7e6b0',
      scarf: '#dfe3ee',
      wood: '#e0b040',
      trousers: '#26306a',
      shoe: '#1c2248',
      iris: '#d8962a',
      line: '#15132a',
    },
    size: 1.05,
    pieces: [
      legs({ thick: 6.2, boot: 10 }),
      gown({ hem: 108, flare: 22, girth: 15, marks: quarters }),
      arms({ thick: 6, swing: 0.3 }),
      scarf,
      stick,
      hairCut({ nape: 20, brow: 4, volume: 1.5, parting: -0.6 }),
      face({ eyes: 'smile', brows: true, cheek: '#c8624a' }),
    ],
  },
  // A seller of clocks: a brown waistcoat full of watches, a mustard cap, freckles.
  'bartholomew-tock': {
    palette: {
      main: '#c8922f',
      skin: '#f2c4a0',
      hair: '#7a4a2a',
      coat: '#f4ead2',
      vest: '#8a5a34',
      trim: '#c8922f',
      watch: '#ffe28a',
      stripe: '#a87820',
      hat: '#c8922f',
      bag: '#6a4226',
      flap: '#4f301c',
      trousers: '#5f4a3a',
      shoe: '#3a2a20',
      iris: '#5a3f20',
      line: '#20160e',
    },
    size: 0.98,
    pieces: [
      legs({ thick: 7.6 }),
      neck,
      torso({ girth: 17.5, marks: watches }),
      arms({ thick: 7, aside: 16.5 }),
      satchel,
      hairCut({ nape: 13, brow: 4 }),
      face({ freckles: true, brows: true, cheek: '#f0705a' }),
      cap,
    ],
  },
  // The lady of the cloakroom for shadows: a violet uniform, a high silver bun, round glasses.
  'clementine-shade': {
    palette: {
      main: '#8a7ac8',
      skin: '#e8c09c',
      hair: '#c8c4d4',
      coat: '#8a7ac8',
      trim: '#f4d27a',
      scarf: '#4a4270',
      wire: '#4a4270',
      ribbon: '#f4d27a',
      trousers: '#5f548f',
      shoe: '#3a3458',
      iris: '#4a4a6a',
      line: '#1a1826',
    },
    size: 0.92,
    pieces: [
      legs({ thick: 7.8 }),
      gown({ hem: 104, flare: 24, girth: 18, marks: buttons }),
      arms({ thick: 6.8, swing: 0.3 }),
      scarf,
      tail({ height: -16, length: 13, thick: 14, tie: 'ribbon', flow: 0 }),
      hairCut({ nape: 14, brow: 3, parting: 0.3 }),
      face({ eyes: 'smile', brows: true, cheek: '#e88a80' }),
      glasses({ frame: 'wire' }),
    ],
  },
  // The librarian of ice: a padded coat of pale blue, a hat with a bobble, mittens, a beard with frost on it.
  'ambrose-thaw': {
    palette: {
      main: '#a8d4f0',
      skin: '#8a5a3c',
      hair: '#f2f6fa',
      coat: '#a8d4f0',
      trim: '#5a94c8',
      scarf: '#e0563f',
      glove: '#e0563f',
      hat: '#3f6aa8',
      cuff: '#f4f8fc',
      bobble: '#f4f8fc',
      bag: '#7a5a3a',
      flap: '#5a4028',
      wire: '#f4d27a',
      trousers: '#4a6488',
      shoe: '#3a4a62',
      iris: '#2f1c14',
      line: '#141c28',
    },
    size: 0.98,
    pieces: [
      legs({ boot: 12 }),
      gown({ hem: 104, flare: 25, girth: 19, marks: buttons }),
      arms({ thick: 7.8, aside: 17, hand: 'glove' }),
      satchel,
      scarf,
      hairCut({ nape: 18, brow: 2 }),
      face({ brows: true, cheek: '#c0583f' }),
      beard({ length: 15, wide: 0.94 }),
      glasses({ frame: 'wire' }),
      bobbleHat,
    ],
  },
  // The keeper of the hearth, short and stout: an apron the colour of ash, an ember-red headscarf, a broom.
  'maren-trivet': {
    palette: {
      main: '#d8542f',
      skin: '#d8a47c',
      hair: '#e8e2da',
      coat: '#6a4438',
      apron: '#c8c0b6',
      strap: '#a89e92',
      cloth: '#d8542f',
      lining: '#9a3a22',
      scarf: '#f0b04a',
      wood: '#a87c48',
      trousers: '#4f342c',
      shoe: '#3a2620',
      iris: '#6a4a24',
      line: '#1e1210',
    },
    size: 0.88,
    pieces: [
      legs({ thick: 8 }),
      gown({ hem: 111, flare: 27, girth: 20, marks: apron }),
      arms({ thick: 7.6, aside: 18, lower: 'skin' }),
      scarf,
      stick,
      headScarf,
      face({ ear: false, eyes: 'smile', brows: true, cheek: '#e8704f' }),
    ],
  },
};
