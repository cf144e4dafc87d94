import type { Land } from '../../../../content/maps/lands.ts';
import { COLOURS } from './colours.ts';

type Tone = keyof typeof COLOURS;

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
const BELOW_TALL = ['#3d8f4c', '#6f5468'] as const;

const pairs = [
  ...Object.entries(MOOR).map(([tone, colour]) => [COLOURS[tone as Tone], colour] as const),
  BELOW_TALL,
];
const known = new Map<string, string>(pairs);
const anyOf = new RegExp(pairs.map(([colour]) => colour).join('|'), 'g');

/** A drawing of the ground in the colours of a land. */
export const inLand = (land: Land, svg: string): string =>
  land === 'moor' ? svg.replaceAll(anyOf, (colour) => known.get(colour) ?? colour) : svg;

/** The name of the tufts of a land's tall grass in the atlas of objects. */
export const tuftName = (land: Land): 'tall' | 'heather' => (land === 'moor' ? 'heather' : 'tall');
