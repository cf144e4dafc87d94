import { ellipse } from '../../kit.ts';
import { arms } from '../player/body/arms.ts';
import { satchel, stick } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { scarf } from '../player/body/scarf.ts';
import { band, type ChestMarks, panel, stripeAndHem, torso } from '../player/body/torso.ts';
import { beard } from '../player/head/beard.ts';
import { cap } from '../player/head/cap.ts';
import { face } from '../player/head/face.ts';
import { glasses } from '../player/head/glasses.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { wideHat } from '../player/head/hats.ts';
import { headScarf } from '../player/head/head-scarf.ts';
import { afro, bun } from '../player/head/round-hair.ts';
import { tail } from '../player/head/tails.ts';
import type { Figure } from '../player/look.ts';
import { apron, buttons, waistcoat } from './marks.ts';

/** A rosette on the left of the chest, and a hem. */
const rosette: ChestMarks = ({ x, y, front, isFront }) => [
  ...(isFront
    ? [
        { path: panel(front, 1, 1), flat: '#00000040' },
        { path: ellipse(front + 9, y - 4, 4.4, 4.4), ramp: 'ribbon' },
        { path: ellipse(front + 9, y - 4, 1.8, 1.8), ramp: 'pin' },
      ]
    : []),
  { path: band(x, y + 25, y + 27), ramp: 'ribbon' },
];

/** Brass keys on a cord across the chest. */
const keys: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [
        { path: panel(front, 7, 15), ramp: 'apron' },
        ...[-6, 0, 6].map((dx) => ({ path: ellipse(front + dx, y + 9, 2, 4.6), ramp: 'trim' })),
      ]
    : [];

/** The people of Latchford: the leaders of its houses, and who keeps the town in order. */
export const latchford: Readonly<Record<string, Figure>> = {
  // A gardener, short and broad: a grey bun, a moss-green apron, clay-red gloves.
  'hazel-thornby': {
    palette: {
      main: '#7f9a52',
      skin: '#d3a074',
      hair: '#b9b4bc',
      coat: '#e9dcb8',
      apron: '#7f9a52',
      strap: '#5f7a3c',
      glove: '#c0563c',
      pin: '#f0b23a',
      trousers: '#6a5a4a',
      shoe: '#4f6a3a',
      iris: '#4a7a4a',
      line: '#2a1f1c',
    },
    size: 0.9,
    pieces: [
      legs({ thick: 8.4, boot: 10 }),
      neck,
      gown({ hem: 106, flare: 25, girth: 19, marks: apron }),
      arms({ thick: 7.4, aside: 17.5, lower: 'skin', hand: 'glove' }),
      hairCut({ nape: 13, brow: 5, parting: 0.5 }),
      bun,
      face({ eyes: 'smile', brows: true, cheek: '#e08a66' }),
    ],
  },
  // A miller of thunder: copper hair on end, goggles on the brow, a yellow waistcoat.
  'tamsin-crackle': {
    palette: {
      main: '#f4cf2e',
      skin: '#f8dcc2',
      hair: '#d0662c',
      coat: '#f4efe0',
      vest: '#f4cf2e',
      trim: '#8a6a3a',
      ribbon: '#4a5060',
      trousers: '#5a6a8a',
      shoe: '#4a3f4a',
      iris: '#3a9a8a',
      line: '#2f2018',
    },
    size: 1.03,
    pieces: [
      legs({ boot: 8 }),
      neck,
      torso({ girth: 13, marks: waistcoat }),
      arms({ thick: 5.6, lower: 'skin' }),
      afro,
      face({ freckles: true, brows: true, cheek: '#f0906a' }),
    ],
  },
  // A smith: a shaved head, a short white beard, huge arms, a singed apron.
  'ivo-cinder': {
    palette: {
      main: '#5a4640',
      skin: '#6e4632',
      hair: '#f0ece4',
      stubble: '#573628',
      coat: '#4c4a54',
      apron: '#7c5236',
      strap: '#e8722c',
      trousers: '#3a3840',
      shoe: '#2e2a2e',
      iris: '#c8722c',
      line: '#1e1616',
    },
    size: 1.02,
    pieces: [
      legs({ thick: 8.4, boot: 8 }),
      neck,
      gown({ hem: 101, flare: 20, girth: 19, marks: apron }),
      arms({ thick: 9, aside: 18.5, sleeve: 'skin' }),
      // Shaved some days ago.
      hairCut({ ramp: 'stubble', nape: 10, volume: -2, brow: 9 }),
      face({ brows: true, cheek: '#c85a3a' }),
      beard({ length: 27, wide: 0.92 }),
    ],
  },
  // The keeper of the lock: damp dark curls under a navy cap, blue oilskin with brass buttons, a long boathook.
  'nerys-tidewell': {
    palette: {
      main: '#3f78b8',
      skin: '#f4c4a4',
      hair: '#3a2c30',
      coat: '#3f78b8',
      stripe: '#2a3f70',
      trim: '#f2c54a',
      wood: '#b08a5a',
      trousers: '#2f3f5c',
      shoe: '#26406a',
      iris: '#3f7fa8',
      line: '#1e2030',
    },
    pieces: [
      legs({ thick: 8, boot: 11 }),
      gown({ hem: 103, flare: 23, girth: 17.5, marks: buttons }),
      neck,
      arms({ thick: 7.2, aside: 16, lower: 'coat' }),
      stick,
      hairCut({ nape: 21, volume: 2.5, brow: 3 }),
      face({ brows: true, cheek: '#f07a66' }),
      cap,
    ],
  },
  // The other lamplighter: a plum frock coat, black hair over one eye, an unlit pole.
  'corvin-dusk': {
    palette: {
      main: '#6a3f6e',
      skin: '#c9a27a',
      hair: '#26222e',
      coat: '#6a3f6e',
      trim: '#c98fd0',
      wood: '#8a7a8a',
      trousers: '#302a3a',
      shoe: '#221e2a',
      iris: '#6a5a8a',
      line: '#171320',
    },
    size: 1.03,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 110, flare: 20, girth: 13.5, marks: buttons }),
      neck,
      arms({ thick: 5.8, swing: 0.5 }),
      stick,
      hairCut({ nape: 20, brow: 0, parting: -0.9, volume: 1 }),
      face({ brows: true, cheek: '#c87a66' }),
    ],
  },
  // The foreman of the quarry: square, grey with dust, an ochre vest and a helmet.
  'petra-holdfast': {
    palette: {
      main: '#d29a3a',
      skin: '#9a6a4c',
      hair: '#2c2830',
      coat: '#b8b4ac',
      vest: '#d29a3a',
      trim: '#8a8680',
      stripe: '#6f6b68',
      trousers: '#6a625a',
      shoe: '#3f3a38',
      iris: '#5a3a2c',
      line: '#221c1c',
    },
    pieces: [
      legs({ thick: 9.4, boot: 9 }),
      neck,
      torso({ girth: 20.5, marks: waistcoat }),
      arms({ thick: 8.4, aside: 19, lower: 'skin' }),
      hairCut({ nape: 13, volume: -1, brow: 7 }),
      face({ brows: true, cheek: '#b8603f' }),
      cap,
    ],
  },
  // The hostess of the frozen hall: a crown of silver hair, an ice-blue gown, white fur.
  'isolde-rime': {
    palette: {
      main: '#a8d8f0',
      skin: '#fbe8e2',
      hair: '#dfe4ee',
      coat: '#a8d8f0',
      fur: '#ffffff',
      trim: '#7ab4dc',
      pin: '#9ad0f4',
      trousers: '#8ab4d8',
      shoe: '#b9a8c0',
      iris: '#5a8ac0',
      line: '#2a3048',
    },
    pieces: [
      legs(),
      gown({ hem: 114, flare: 26, girth: 13.5, marks: buttons }),
      arms({ thick: 5.4, swing: 0.3 }),
      poncho({ ramp: 'fur', ahead: 13, aside: 18, front: 76, sides: 74 }),
      hairCut({ nape: 12, brow: 6 }),
      bun,
      face({ eyes: 'smile', brows: true, cheek: '#f0a0a8' }),
    ],
  },
  // The watcher on the tower: white hair, a sky-blue coat with feathers, a long scarf.
  'aurel-windrow': {
    palette: {
      main: '#7ab8ea',
      skin: '#7a4e36',
      hair: '#f4f2f6',
      coat: '#7ab8ea',
      trim: '#fff6df',
      scarf: '#f2934a',
      bag: '#c98f3a',
      flap: '#a8702a',
      trousers: '#f0ead8',
      shoe: '#6b4636',
      iris: '#5a3a2c',
      line: '#221c28',
    },
    size: 1.02,
    pieces: [
      legs({ boot: 9 }),
      gown({ hem: 102, flare: 19, girth: 13, marks: buttons }),
      arms({ thick: 5.8 }),
      scarf,
      satchel,
      hairCut({ nape: 19, volume: 2, brow: 6, parting: -0.8 }),
      face({ brows: true, cheek: '#c8523f' }),
    ],
  },
  // The judge of the Show: an enormous hat of straw, a suit of cream linen, a rosette.
  'philippa-oduya': {
    palette: {
      main: '#f4e8cc',
      skin: '#5f3d2c',
      hair: '#a8a4ae',
      coat: '#f4e8cc',
      ribbon: '#c8385a',
      pin: '#ffd04a',
      hat: '#f0d488',
      wire: '#d8b04a',
      trousers: '#e4d4b0',
      shoe: '#8a5a4a',
      iris: '#4a2c20',
      line: '#221818',
    },
    size: 1.04,
    pieces: [
      legs(),
      gown({ hem: 108, flare: 22, girth: 15.5, marks: rosette }),
      neck,
      arms({ thick: 6, swing: 0.4, hand: 'coat' }),
      hairCut({ nape: 18, brow: 4, volume: 1 }),
      face({ brows: true, cheek: '#a84a3c' }),
      glasses({ frame: 'wire' }),
      wideHat,
    ],
  },
  // The keeper of the latch, small and old: a green head scarf, brass keys on an apron.
  'agnes-latch': {
    palette: {
      main: '#3f8a78',
      skin: '#e8c0a0',
      hair: '#e4dfe4',
      coat: '#8a4a5a',
      apron: '#f6ead0',
      trim: '#e8b23a',
      cloth: '#3f8a78',
      lining: '#2a6656',
      wood: '#7a5238',
      trousers: '#4a3a4a',
      shoe: '#4f3830',
      iris: '#5a7a4a',
      line: '#241a20',
    },
    size: 0.88,
    posture: 'stooped',
    pieces: [
      legs(),
      gown({ hem: 113, flare: 23, girth: 16, marks: keys }),
      arms({ swing: 0.3 }),
      stick,
      headScarf,
      face({ ear: false, eyes: 'smile', brows: true, cheek: '#e07a66' }),
    ],
  },
  // A seller of everything: broad, a red beard, a purple apron.
  'dill-pennyroyal': {
    palette: {
      main: '#8a5fc0',
      skin: '#f6cfae',
      hair: '#b8442c',
      coat: '#f0e2c0',
      apron: '#8a5fc0',
      strap: '#ffd04a',
      trousers: '#4a5a4a',
      shoe: '#5a3a2c',
      iris: '#4a7a9a',
      line: '#261a22',
    },
    pieces: [
      legs({ thick: 8 }),
      neck,
      gown({ hem: 101, flare: 24, girth: 20, marks: apron }),
      arms({ thick: 7, aside: 18, lower: 'skin' }),
      hairCut({ nape: 15, brow: 6, parting: -0.4 }),
      face({ eyes: 'smile', brows: true, cheek: '#f0705a' }),
      beard({ length: 22, wide: 0.86 }),
    ],
  },
  // The warden of the gate to the moor: a cape of grey wool, a dark braid, a staff.
  'ned-hasp': {
    palette: {
      main: '#8a8f9a',
      skin: '#b98a64',
      hair: '#3a2c28',
      coat: '#5a6a54',
      cape: '#8a8f9a',
      border: '#c8a24a',
      ribbon: '#c8a24a',
      wood: '#8a6238',
      trousers: '#4a4238',
      shoe: '#3a302a',
      iris: '#5a4a2c',
      line: '#1e1a1c',
    },
    pieces: [
      legs({ boot: 10 }),
      gown({ hem: 100, flare: 19, girth: 15 }),
      arms({ thick: 6.4 }),
      poncho({
        ramp: 'cape',
        ahead: 16,
        aside: 22,
        front: 94,
        sides: 90,
        bands: [['border', 0.9]],
      }),
      stick,
      tail({ height: -8, length: 26, thick: 5.5, tie: 'ribbon', braided: true }),
      hairCut({ nape: 17, brow: 3, parting: 0.3 }),
      face({ brows: true, cheek: '#d0705a' }),
    ],
  },
  // The rival: a rust-red ponytail, a short teal jacket, a yellow scarf, a satchel for the notebook.
  'sorrel-latch': {
    palette: {
      main: '#2a9a8f',
      skin: '#f0c098',
      hair: '#a8482c',
      coat: '#2a9a8f',
      trim: '#fff1c8',
      stripe: '#fff1c8',
      scarf: '#ffcf3f',
      ribbon: '#ffcf3f',
      bag: '#7a4a8a',
      flap: '#5c3468',
      trousers: '#4a4a7a',
      shoe: '#c8503a',
      iris: '#3a8a4a',
      line: '#2a1a20',
    },
    size: 0.94,
    pieces: [
      legs({ boot: 7 }),
      torso({ girth: 14.5, marks: stripeAndHem }),
      arms({ thick: 6.2 }),
      scarf,
      satchel,
      tail({ height: 16, length: 30, thick: 8, tie: 'ribbon', flow: 9 }),
      hairCut({ nape: 14, brow: 2, parting: -0.5, volume: 1 }),
      face({ brows: true, freckles: true, cheek: '#f0805f' }),
    ],
  },
};
