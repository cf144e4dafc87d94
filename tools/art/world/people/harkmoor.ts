import { ellipse } from '../../kit.ts';
import { arms } from '../player/body/arms.ts';
import { satchel, stick } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { scarf } from '../player/body/scarf.ts';
import { type ChestMarks, panel, torso } from '../player/body/torso.ts';
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

/** Bluebells on a white singlet. */
const bluebells: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [
        [-8, -3],
        [7, 1],
        [-4, 8],
        [9, 10],
      ].map(([dx = 0, dy = 0]) => ({ path: ellipse(front + dx, y + dy, 2.6, 3), ramp: 'bell' }))
    : [];

/** A string of pearls and the front of a riding coat. */
const pearls: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [
        { path: panel(front, 1, 1.4), flat: '#00000050' },
        ...[-8, -4, 0, 4, 8].map((dx) => ({
          path: ellipse(front + dx, y - 8 - Math.abs(dx) * 0.5, 2, 2),
          ramp: 'pearl',
        })),
      ]
    : [];

/** The people of Harkmoor. */
export const harkmoor: Readonly<Record<string, Figure>> = {
  // A shepherd of nineteen: a knitted cap, a smock of undyed wool, a crook that is too long.
  'jory-pascoe': {
    palette: {
      main: '#e8dfc8',
      skin: '#d9a678',
      hair: '#d8b45a',
      coat: '#e8dfc8',
      trim: '#b8a888',
      hat: '#8a9a6a',
      cuff: '#6f7f52',
      bobble: '#e8dfc8',
      wood: '#9a7248',
      trousers: '#7a6a52',
      shoe: '#5a4632',
      iris: '#5a8a9a',
      line: '#261e1a',
    },
    pieces: [
      legs({ thick: 6.6, boot: 11 }),
      gown({ hem: 100, flare: 20, girth: 13, marks: buttons }),
      neck,
      arms({ thick: 6, lower: 'coat' }),
      stick,
      hairCut({ nape: 18, brow: 1 }),
      face({ freckles: true, brows: true, cheek: '#e8805f' }),
      bobbleHat,
    ],
  },
  // A monk, enormous: a habit of honey brown, a straw hat against bees, a ginger beard.
  'brother-eskil': {
    palette: {
      main: '#b8803a',
      skin: '#f6cdb0',
      hair: '#d0703a',
      coat: '#a8743a',
      apron: '#c89a52',
      strap: '#f0e0b0',
      hat: '#efd58a',
      ribbon: '#8a5a2a',
      trousers: '#6a4a2a',
      shoe: '#4a3624',
      iris: '#6a8a5a',
      line: '#261a14',
    },
    size: 1.03,
    pieces: [
      legs({ thick: 9 }),
      gown({ hem: 112, flare: 26, girth: 21, marks: apron }),
      arms({ thick: 8.2, aside: 19, swing: 0.5 }),
      hairCut({ nape: 13, brow: 6 }),
      face({ eyes: 'smile', brows: true, cheek: '#f0806a' }),
      beard({ length: 34, wide: 1.04 }),
      wideHat,
    ],
  },
  // A cutter of peat: short, bow-legged, grey whiskers, a brown jersey, a long spade.
  'murdo-callan': {
    palette: {
      main: '#6a4c34',
      skin: '#c98468',
      hair: '#b4b0b2',
      coat: '#6a4c34',
      stripe: '#7d5c40',
      wood: '#a5814f',
      trousers: '#4a4a3e',
      shoe: '#38382f',
      iris: '#4a6a7a',
      line: '#1e1814',
    },
    size: 0.94,
    pieces: [
      legs({ thick: 8.6, boot: 14 }),
      neck,
      torso({ girth: 18, marks: stripes }),
      arms({ thick: 7.2, aside: 17 }),
      stick,
      hairCut({ nape: 17, brow: 8, volume: -1 }),
      face({ brows: true, cheek: '#d0604f' }),
      beard({ length: 19, wide: 1.08 }),
    ],
  },
  // A dyer: small and quick, a long black plait, a shawl of clashing purples and greens, violet hands.
  'parveen-sattar': {
    palette: {
      main: '#8a3fb0',
      skin: '#a8704a',
      hair: '#26202a',
      coat: '#3f8a5a',
      shawl: '#8a3fb0',
      green: '#5fc06a',
      pink: '#e0569a',
      dyed: '#6a3fa0',
      ribbon: '#5fc06a',
      wood: '#8a6a4a',
      trousers: '#3a3a5a',
      shoe: '#4a2f5a',
      iris: '#4a3020',
      line: '#1e141f',
    },
    size: 0.94,
    pieces: [
      legs(),
      gown({ hem: 110, flare: 22, girth: 14 }),
      arms({ thick: 5.8, lower: 'dyed', hand: 'dyed' }),
      poncho({
        ramp: 'shawl',
        ahead: 15,
        aside: 21,
        front: 88,
        sides: 85,
        bands: [
          ['green', 0.9],
          ['pink', 0.76],
          ['shawl', 0.66],
        ],
      }),
      stick,
      tail({ height: -4, length: 44, thick: 6.5, tie: 'ribbon', braided: true, flow: 6 }),
      hairCut({ nape: 17, brow: 3, parting: 0.6 }),
      face({ brows: true, cheek: '#d0604a' }),
    ],
  },
  // A builder of walls: tall and rangy, a flaxen braid, a red kerchief, a slate-grey waistcoat.
  'hana-stanek': {
    palette: {
      main: '#7a828e',
      skin: '#efb890',
      hair: '#ecd488',
      coat: '#efe8d8',
      vest: '#7a828e',
      trim: '#8a5a38',
      scarf: '#d0403a',
      ribbon: '#d0403a',
      trousers: '#5f6470',
      shoe: '#6a4a34',
      iris: '#5a90b0',
      line: '#20202a',
    },
    size: 1.03,
    pieces: [
      legs({ boot: 8 }),
      neck,
      torso({ girth: 14.5, marks: waistcoat }),
      arms({ thick: 6.4, lower: 'skin', hand: 'trim' }),
      tail({ height: -6, length: 36, thick: 7, tie: 'ribbon', braided: true, flow: 6 }),
      hairCut({ nape: 17, brow: 3, parting: -0.3 }),
      face({ brows: true, cheek: '#f07a5a' }),
      scarf,
    ],
  },
  // A wrestler who embroiders: barrel-chested, a singlet with bluebells, velvet trunks, a black moustache.
  'osric-strang': {
    palette: {
      main: '#f6f2ea',
      skin: '#f6cfb4',
      hair: '#26222a',
      coat: '#f6f2ea',
      bell: '#5a6ad8',
      trousers: '#4a2f7a',
      shoe: '#2a2230',
      iris: '#5a4632',
      line: '#1c1822',
    },
    size: 1.02,
    pieces: [
      legs({ thick: 8.8 }),
      neck,
      torso({ girth: 20.5, marks: bluebells }),
      arms({ thick: 8.6, aside: 19.5, sleeve: 'skin' }),
      hairCut({ nape: 13, brow: 6, parting: 0.2 }),
      face({ brows: true, cheek: '#f07a6a' }),
      beard({ length: 11, wide: 0.8 }),
    ],
  },
  // A finder of wells, fourteen: a dark bob with a straight fringe, a grey pinafore over a striped jersey.
  'tegan-hollow': {
    palette: {
      main: '#9a90a8',
      skin: '#dcae86',
      hair: '#33262c',
      coat: '#f2efe8',
      stripe: '#3f5f9a',
      skirt: '#9a90a8',
      wood: '#a87c48',
      trousers: '#e0b03a',
      shoe: '#5a3f4a',
      iris: '#6a5a8a',
      line: '#201a24',
    },
    size: 0.86,
    pieces: [
      legs({ rings: 'stripe' }),
      torso({ girth: 13, marks: stripes }),
      gown({ ramp: 'skirt', from: 'waist', hem: 105, flare: 20, near: 0.005 }),
      neck,
      arms({ thick: 6 }),
      stick,
      hairCut({ nape: 20, volume: 1.5, brow: -1 }),
      face({ cheek: '#e88a72' }),
    ],
  },
  // The ringer of the fog bell: tiny, bent, a black lace cap, a mourning dress much mended.
  'dorcas-wintersgill': {
    palette: {
      main: '#4a4658',
      skin: '#f4e2d4',
      hair: '#f2f0f4',
      coat: '#4a4658',
      trim: '#8a86a0',
      cloth: '#35323f',
      lining: '#57536a',
      bag: '#b8e86a',
      flap: '#6a8a3a',
      trousers: '#33303c',
      shoe: '#26242e',
      iris: '#7a8ab0',
      line: '#17151c',
    },
    size: 0.82,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 114, flare: 24, girth: 15, marks: buttons }),
      arms({ swing: 0.2, hand: 'trim' }),
      satchel,
      headScarf,
      face({ ear: false, eyes: 'smile', brows: true, cheek: '#e0a0a0' }),
    ],
  },
  // The last lady of Harkmoor House: iron-grey curls, a patched coat of burgundy velvet, pearls, wellingtons.
  'cordelia-vane': {
    palette: {
      main: '#8a2f45',
      skin: '#4f3226',
      hair: '#8f8f9a',
      coat: '#8a2f45',
      trim: '#5a1f30',
      pearl: '#fdf6ee',
      ribbon: '#3a2630',
      wood: '#5a4030',
      trousers: '#e8dcc4',
      shoe: '#3f5a3f',
      iris: '#3a2418',
      line: '#170f12',
    },
    size: 1.04,
    pieces: [
      legs({ boot: 13, thick: 7.4 }),
      gown({ hem: 103, flare: 21, girth: 14, marks: pearls }),
      neck,
      arms({ thick: 5.8, swing: 0.5 }),
      stick,
      afro,
      face({ brows: true, cheek: '#8a3a34' }),
    ],
  },
  // A child of the bog: an orange cap, one boot, mud to the knees.
  'hob-tarrant': {
    palette: {
      main: '#e8883a',
      skin: '#f2c49c',
      hair: '#8a5a34',
      coat: '#e8883a',
      stripe: '#3f7a6a',
      trim: '#fff0cf',
      trousers: '#6a5238',
      shoe: '#4a382a',
      iris: '#4a8a5a',
      line: '#241a16',
    },
    size: 0.78,
    pieces: [
      legs({ thick: 7.4, boot: 12 }),
      neck,
      torso({ girth: 15, marks: stripes }),
      arms({ thick: 6.4, lower: 'skin' }),
      hairCut({ nape: 17, brow: 2 }),
      face({ freckles: true, cheek: '#f0806a' }),
      cap,
    ],
  },
  // A listener: a wide green hat pulled over one ear, a long grey coat, a beard that hears nothing.
  'wilf-tarn': {
    palette: {
      main: '#5f7868',
      skin: '#e6b896',
      hair: '#dcd8d0',
      coat: '#7f8a8a',
      trim: '#c8b070',
      hat: '#4f6a52',
      ribbon: '#c8b070',
      wood: '#8a6844',
      trousers: '#4f4a42',
      shoe: '#3a342e',
      iris: '#4a7a8a',
      line: '#1e1e1e',
    },
    posture: 'stooped',
    pieces: [
      legs({ boot: 8 }),
      gown({ hem: 111, flare: 21, girth: 15, marks: buttons }),
      arms({ swing: 0.3 }),
      stick,
      hairCut({ nape: 20, brow: 3 }),
      face({ eyes: 'smile', brows: true, cheek: '#e8866a' }),
      beard({ length: 32, wide: 0.94 }),
      wideHat,
    ],
  },
  // A counter of stones: round glasses, a purple shawl over tweed, chalk on the hands.
  'maud-ashlar': {
    palette: {
      main: '#7a5a9a',
      skin: '#8f5f44',
      hair: '#5a4a52',
      coat: '#a08a6a',
      shawl: '#7a5a9a',
      knit: '#b89ad0',
      hat: '#6a4a8a',
      trim: '#f2d06a',
      pin: '#f2d06a',
      wire: '#f2d06a',
      chalk: '#fbf8f2',
      bag: '#6a4a3a',
      flap: '#4f3428',
      trousers: '#4a3f4a',
      shoe: '#5a3a33',
      iris: '#4a2c20',
      line: '#1f171c',
    },
    pieces: [
      legs(),
      gown({ hem: 110, flare: 22, girth: 15 }),
      arms({ thick: 6, hand: 'chalk', swing: 0.5 }),
      poncho({
        ramp: 'shawl',
        ahead: 15,
        aside: 20,
        front: 86,
        sides: 83,
        bands: [['knit', 0.86]],
      }),
      satchel,
      face({ brows: true, cheek: '#b8503f' }),
      glasses({ frame: 'wire' }),
      turban,
    ],
  },
  // A sexton: a long black coat with a hem of green water, a white collar, keys, hair like wet straw.
  'jonas-peel': {
    palette: {
      main: '#3a4048',
      skin: '#ecd0b8',
      hair: '#b8a878',
      coat: '#3a4048',
      trim: '#5fa08a',
      scarf: '#f6f2e8',
      wood: '#7a6a52',
      trousers: '#2c3038',
      shoe: '#3f5a50',
      iris: '#5f8a80',
      line: '#14161a',
    },
    size: 1.02,
    pieces: [
      legs({ boot: 10 }),
      gown({ hem: 112, flare: 19, girth: 13, marks: buttons }),
      arms({ thick: 5.6, swing: 0.4 }),
      scarf,
      stick,
      hairCut({ nape: 21, brow: 5, volume: 1, parting: 0.9 }),
      face({ brows: true, cheek: '#e0907a' }),
    ],
  },
  // A ferrywoman: a red bobble hat, a jumper of blue and cream, an oar.
  'lettice-dray': {
    palette: {
      main: '#3f78a8',
      skin: '#c08258',
      hair: '#4a2c22',
      coat: '#f4ead2',
      stripe: '#3f78a8',
      hat: '#d0483f',
      cuff: '#a8342f',
      bobble: '#f4ead2',
      wood: '#c09a62',
      ribbon: '#d0483f',
      trousers: '#4a5a6a',
      shoe: '#c8b04a',
      iris: '#4a6a4a',
      line: '#1e1a20',
    },
    pieces: [
      legs({ thick: 8.4, boot: 12 }),
      neck,
      torso({ girth: 17.5, marks: stripes }),
      arms({ thick: 7.4, aside: 16.5, lower: 'skin' }),
      stick,
      tail({ height: -8, length: 30, thick: 8, tie: 'ribbon', flow: 8 }),
      hairCut({ nape: 18, brow: 2 }),
      face({ eyes: 'smile', brows: true, cheek: '#e0684a' }),
      bobbleHat,
    ],
  },
};
