import { ellipse } from '../../kit.ts';
import { arms } from '../player/body/arms.ts';
import { satchel, stick } from '../player/body/carried.ts';
import { gown } from '../player/body/gown.ts';
import { legs } from '../player/body/legs.ts';
import { neck } from '../player/body/neck.ts';
import { poncho } from '../player/body/poncho.ts';
import { pushingArms, seatedLegs } from '../player/body/rider.ts';
import { scarf } from '../player/body/scarf.ts';
import { type ChestMarks, torso } from '../player/body/torso.ts';
import { wheelchair } from '../player/body/wheelchair.ts';
import { beard } from '../player/head/beard.ts';
import { face } from '../player/head/face.ts';
import { glasses } from '../player/head/glasses.ts';
import { hairCut } from '../player/head/hair-cut.ts';
import { bobbleHat, turban, wideHat } from '../player/head/hats.ts';
import { headScarf } from '../player/head/head-scarf.ts';
import { tail } from '../player/head/tails.ts';
import type { Figure } from '../player/look.ts';
import { apron, buttons, stripes, waistcoat } from './marks.ts';

/** Shells on a string. */
const shells: ChestMarks = ({ y, front, isFront }) =>
  isFront
    ? [-9, -4.5, 0, 4.5, 9].map((dx) => ({
        path: ellipse(front + dx, y - 6 - Math.abs(dx) * 0.5, 2.6, 2.2),
        ramp: 'shell',
      }))
    : [];

/** The people of Scattersea. */
export const scattersea: Readonly<Record<string, Figure>> = {
  // A ship's cook, vast and light-footed: a striped shirt, a spotless apron, a grey goatee.
  'teodoro-bras': {
    palette: {
      main: '#f6f2e8',
      skin: '#b8794a',
      hair: '#a8a6a4',
      coat: '#f4efe2',
      stripe: '#3f6fb0',
      apron: '#fffdf6',
      strap: '#e0d8c8',
      wood: '#b08a58',
      trousers: '#3f4a6a',
      shoe: '#2f2f3a',
      iris: '#4a3020',
      line: '#201814',
    },
    size: 1.04,
    pieces: [
      legs({ thick: 8.6 }),
      gown({ hem: 96, flare: 25, girth: 22, marks: apron }),
      neck,
      arms({ thick: 8, aside: 19, lower: 'skin' }),
      stick,
      hairCut({ nape: 9, brow: 9, volume: -2 }),
      face({ eyes: 'smile', brows: true, cheek: '#d0704a' }),
      beard({ length: 15, wide: 0.6 }),
    ],
  },
  // A kite maker: sun-bleached braids, a vest of patched sailcloth, an orange wrap.
  'lani-tovua': {
    palette: {
      main: '#f08a3a',
      skin: '#7a4a30',
      hair: '#d8a860',
      coat: '#f4ead0',
      vest: '#f4ead0',
      trim: '#3fa0a8',
      skirt: '#f08a3a',
      ribbon: '#3fa0a8',
      trousers: '#c89a62',
      shoe: '#7a4a30',
      iris: '#3a2418',
      line: '#1f1712',
    },
    size: 0.98,
    pieces: [
      legs({ thick: 6.6 }),
      torso({ girth: 13, marks: waistcoat }),
      gown({ ramp: 'skirt', from: 'waist', hem: 100, flare: 20, near: 0.005 }),
      neck,
      arms({ thick: 6, sleeve: 'skin' }),
      tail({ height: 2, length: 48, thick: 10, tie: 'ribbon', braided: true, flow: 10 }),
      hairCut({ nape: 16, brow: 2, volume: 2 }),
      face({ brows: true, cheek: '#b0503a' }),
    ],
  },
  // A perfumer: a lilac suit, a green cravat, oiled grey curls.
  'celestin-amaury': {
    palette: {
      main: '#b89ad8',
      skin: '#c8935c',
      hair: '#8f8a94',
      coat: '#b89ad8',
      trim: '#6a4f9a',
      scarf: '#4fa870',
      trousers: '#8f70b8',
      shoe: '#3a2f4a',
      iris: '#5a4020',
      line: '#1f1a26',
    },
    size: 1.02,
    pieces: [
      legs({ thick: 6.4 }),
      gown({ hem: 90, flare: 16, girth: 13, marks: buttons }),
      arms({ thick: 5.8, swing: 0.3 }),
      scarf,
      hairCut({ nape: 20, brow: 4, volume: 2.5, parting: 0.7 }),
      face({ brows: true, cheek: '#d0805a' }),
      beard({ length: 8, wide: 0.5 }),
    ],
  },
  // A potter, stocky: an ochre smock, a red scarf over cropped white hair, hands of clay.
  'eleni-karras': {
    palette: {
      main: '#c88a3a',
      skin: '#c09a6a',
      hair: '#f2efe8',
      coat: '#c88a3a',
      trim: '#8a5a2a',
      cloth: '#c83a34',
      lining: '#8f2a28',
      clay: '#b06a4a',
      trousers: '#7a5a3f',
      shoe: '#b06a4a',
      iris: '#4a3a20',
      line: '#221810',
    },
    size: 0.92,
    pieces: [
      legs({ thick: 8 }),
      gown({ hem: 102, flare: 25, girth: 19, marks: buttons }),
      arms({ thick: 7.6, aside: 18, lower: 'clay', hand: 'clay' }),
      headScarf,
      face({ ear: false, brows: true, cheek: '#d0704f' }),
    ],
  },
  // The keeper of the reef's light: small and straight, a yellow oilskin, mended glasses.
  'haruo-minami': {
    palette: {
      main: '#f2c83a',
      skin: '#e2b88a',
      hair: '#f6f6f2',
      coat: '#f2c83a',
      trim: '#b08a1f',
      wire: '#4a4a52',
      bag: '#4a6a8a',
      flap: '#34506e',
      trousers: '#4a5a6a',
      shoe: '#2f3f3a',
      iris: '#3a2a1a',
      line: '#1e1c16',
    },
    size: 0.9,
    pieces: [
      legs({ boot: 12 }),
      gown({ hem: 106, flare: 22, girth: 15, marks: buttons }),
      arms({ thick: 6.6, swing: 0.4 }),
      satchel,
      hairCut({ nape: 11, brow: 4, volume: -1 }),
      face({ brows: true, cheek: '#e0906a' }),
      glasses({ frame: 'wire' }),
    ],
  },
  // A maker of masks: a carnival cloak of rose and silver, a wide hat with a ribbon, a white face.
  'pomona-bellacorda': {
    palette: {
      main: '#e87aa0',
      skin: '#fbf6f2',
      hair: '#d8d8e4',
      coat: '#a83f70',
      shawl: '#e87aa0',
      silver: '#dfe3ee',
      hat: '#c84f80',
      ribbon: '#dfe3ee',
      trousers: '#7a2f5a',
      shoe: '#c84f80',
      iris: '#4a2f5a',
      line: '#24141e',
    },
    pieces: [
      legs(),
      gown({ hem: 114, flare: 29, girth: 18 }),
      arms({ thick: 6.4, hand: 'shawl' }),
      poncho({
        ramp: 'shawl',
        ahead: 16,
        aside: 24,
        front: 92,
        sides: 90,
        bands: [
          ['silver', 0.9],
          ['shawl', 0.78],
          ['silver', 0.66],
        ],
      }),
      hairCut({ nape: 22, brow: 3, volume: 2 }),
      face({ eyes: 'smile', cheek: '#f07090' }),
      wideHat,
    ],
  },
  // A shipwright: tall and powerful, a bright yellow headwrap, a navy boiler suit, a leather apron.
  'abena-mensah': {
    palette: {
      main: '#2f3f6a',
      skin: '#3f281e',
      hair: '#1c1416',
      coat: '#2f3f6a',
      apron: '#8a5a34',
      strap: '#6a4226',
      hat: '#f5c52f',
      knit: '#f5c52f',
      trim: '#e08a2a',
      pin: '#e08a2a',
      wood: '#8a8f98',
      trousers: '#2f3f6a',
      shoe: '#8a8f98',
      iris: '#2a1810',
      line: '#120f14',
    },
    size: 1.06,
    pieces: [
      legs({ thick: 8.4, boot: 9 }),
      neck,
      torso({ girth: 17, marks: apron }),
      arms({ thick: 7.8, aside: 17 }),
      stick,
      face({ brows: true, cheek: '#7a3428' }),
      turban,
    ],
  },
  // A pearl diver: broad-shouldered, an indigo wrap, shells, long wet black hair.
  'kaimi-orosa': {
    palette: {
      main: '#3f4fa0',
      skin: '#b87a50',
      hair: '#1f1f2a',
      coat: '#b87a50',
      shell: '#fdf3e6',
      skirt: '#3f4fa0',
      ribbon: '#5fc0c8',
      trousers: '#b87a50',
      shoe: '#b87a50',
      iris: '#3a2a1a',
      line: '#1a1418',
    },
    size: 1.02,
    pieces: [
      legs({ thick: 7.8 }),
      torso({ girth: 18.5, marks: shells }),
      gown({ ramp: 'skirt', from: 'waist', hem: 94, flare: 18, near: 0.005 }),
      neck,
      arms({ thick: 7.8, aside: 18, sleeve: 'skin' }),
      tail({ height: -2, length: 34, thick: 8, tie: 'ribbon', flow: 6 }),
      hairCut({ nape: 17, brow: 5, volume: -0.5 }),
      face({ brows: true, cheek: '#c8603f' }),
    ],
  },
  // The harbourmaster: thin and upright, a brass-wheeled chair, short silver hair, a midnight-blue coat.
  'zenobia-tan': {
    palette: {
      main: '#26335f',
      skin: '#dcb690',
      hair: '#dfe3e8',
      coat: '#26335f',
      trim: '#f2d03a',
      rim: '#d8a83a',
      tyre: '#4a3a2a',
      steel: '#f2e6c8',
      frame: '#b8923a',
      glove: '#f2d03a',
      seat: '#8f2f2a',
      trousers: '#1f2848',
      shoe: '#1a1f33',
      iris: '#2f3a4a',
      line: '#10131f',
    },
    posture: 'seated',
    pieces: [
      wheelchair,
      seatedLegs,
      neck,
      torso({ girth: 13, marks: buttons }),
      pushingArms,
      hairCut({ nape: 14, brow: 3, parting: -0.5 }),
      face({ brows: true, cheek: '#d08a72' }),
    ],
  },
  // A rower with a coal: a charcoal jumper, a red cap, a pot that glows.
  'nell-farthing': {
    palette: {
      main: '#e0562f',
      skin: '#efc09a',
      trim: '#f7c04a',
      hair: '#b0502f',
      coat: '#4a4a56',
      stripe: '#5f5f6e',
      hat: '#e0562f',
      cuff: '#b03f22',
      bobble: '#f7c04a',
      bag: '#f7a03a',
      flap: '#3a3038',
      wood: '#a8804f',
      ribbon: '#f7c04a',
      trousers: '#6a7a8a',
      shoe: '#3a3f4a',
      iris: '#4a7a5a',
      line: '#1f1a1c',
    },
    pieces: [
      legs({ thick: 7.8, boot: 12 }),
      neck,
      torso({ girth: 16.5, marks: stripes }),
      arms({ thick: 7.2, aside: 16 }),
      satchel,
      tail({ height: -4, length: 40, thick: 7.5, tie: 'ribbon', braided: true, flow: 8 }),
      hairCut({ nape: 18, brow: 2 }),
      face({ freckles: true, eyes: 'smile', brows: true, cheek: '#f0704a' }),
      bobbleHat,
    ],
  },
  // The keeper of the Spindle: a long sea-green coat, a white beard, a stick.
  'augustin-lamb': {
    palette: {
      main: '#3f8f80',
      skin: '#f0c8a8',
      hair: '#fbfaf4',
      coat: '#3f8f80',
      trim: '#f7d87a',
      hat: '#2f6f66',
      ribbon: '#f7d87a',
      wood: '#8a6a4a',
      trousers: '#3a4a52',
      shoe: '#2a343a',
      iris: '#3f6a9a',
      line: '#161f1e',
    },
    posture: 'stooped',
    pieces: [
      legs({ boot: 10 }),
      gown({ hem: 110, flare: 23, girth: 16, marks: buttons }),
      arms({ swing: 0.3 }),
      stick,
      hairCut({ nape: 19, brow: 4, volume: 1 }),
      face({ eyes: 'smile', brows: true, cheek: '#f0806a' }),
      beard({ length: 26, wide: 1.06 }),
    ],
  },
  // A gardener aboard a wreck: a straw hat, a grass-green apron, muddy boots.
  'bertha-kale': {
    palette: {
      main: '#6aa83a',
      skin: '#f0bc98',
      hair: '#9a6a42',
      coat: '#c86a8a',
      apron: '#6aa83a',
      strap: '#4f8a2a',
      hat: '#ecd086',
      ribbon: '#6aa83a',
      trousers: '#6a5a42',
      shoe: '#4a5a34',
      iris: '#5a7a3a',
      line: '#221a16',
    },
    size: 0.94,
    pieces: [
      legs({ thick: 8.6, boot: 13 }),
      gown({ hem: 101, flare: 26, girth: 19, marks: apron }),
      arms({ thick: 7.6, aside: 18, lower: 'skin' }),
      hairCut({ nape: 20, brow: 2, volume: 1.5 }),
      face({ brows: true, cheek: '#f06a5a' }),
      wideHat,
    ],
  },
};
