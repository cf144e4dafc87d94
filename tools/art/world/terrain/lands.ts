import type { Land } from '../../../../content/maps/lands.ts';
import { COLOURS, type LandColours, type Tone } from './colours.ts';
import { FOURLIGHT } from './fourlight.ts';
import { HEIGHTS } from './heights.ts';
import { ISLES } from './isles.ts';

/** Heath, peat and standing water: brown and purple where the other lands are green and blue. */
const MOOR: Partial<Record<Tone, string>> = {
  grass: '#a5a566',
  grassLight: '#b1b072',
  grassBright: '#c9c388',
  grassDark: '#8b8a55',
  grassDeep: '#6d6f49',
  path: '#c3a882',
  pathLight: '#d8c19c',
  pathDark: '#9a8062',
  sand: '#c9b48d',
  sandLight: '#dccaa6',
  sandDark: '#a99270',
  wetSand: '#8f7a60',
  shallow: '#8aa5a4',
  shallowLight: '#a9c0bc',
  water: '#47707f',
  waterLight: '#6d97a3',
  waterDark: '#335463',
  foam: '#d5e2de',
  tall: '#8a5a8e',
  tallMiddle: '#a670a8',
  tallLight: '#cf9ccb',
  tallDark: '#553a60',
  wood: '#8d9058',
  woodLight: '#a3a468',
  woodDark: '#74784b',
  woodDeep: '#626642',
  stone: '#b9b8b4',
  stoneLight: '#d2d1cb',
  stoneDark: '#97968f',
  stoneDeep: '#787771',
  cliff: '#8b8586',
  cliffLight: '#a9a3a2',
  cliffDark: '#69646a',
  cliffDeep: '#4b4750',
};

/** The dark ground below tall grass, which is no colour of the palette. */
const BELOW_TALL = '#3d8f4c';

/** The colours of a land in place of those of the palette. Lands without an entry have the palette's own. */
const PALETTES: Partial<Record<Land, LandColours>> = {
  moor: { tones: MOOR, belowTall: '#6f5468', tuft: 'heather' },
  heights: HEIGHTS,
  isles: ISLES,
  fourlight: FOURLIGHT,
};

/** What each colour becomes in a land, and a pattern that finds them all. */
function recolouring({ tones, belowTall, others = {} }: LandColours) {
  const pairs = Object.entries(tones).map(([tone, colour]) => [COLOURS[tone as Tone], colour] as const);
  const known = new Map<string, string>([...pairs, [BELOW_TALL, belowTall], ...Object.entries(others)]);
  return { known, anyOf: new RegExp([...known.keys()].join('|'), 'g') };
}
const recolourings = new Map(Object.entries(PALETTES).map(([land, colours]) => [land, recolouring(colours)]));

/** A drawing of the ground in the colours of a land. */
export function inLand(land: Land, svg: string): string {
  const found = recolourings.get(land);
  return found ? svg.replaceAll(found.anyOf, (colour) => found.known.get(colour) ?? colour) : svg;
}

/** The name of the tufts of a land's tall grass in the atlas of objects. */
export const tuftName = (land: Land): string => PALETTES[land]?.tuft ?? 'tall';

/** A land for each kind of tufts. */
export const TUFTED: readonly Land[] = ['inland', ...(Object.keys(PALETTES) as Land[])];
