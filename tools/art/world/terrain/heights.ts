import type { LandColours } from './colours.ts';

/** Pale turf, tussocks that have gone to straw, grey planks and rock that is nearly white. */
export const HEIGHTS: LandColours = {
  belowTall: '#a98f4c',
  tuft: 'tussock',
  tones: {
    grass: '#b4c795',
    grassLight: '#bfd0a2',
    grassBright: '#d6e1bb',
    grassDark: '#99ae7e',
    grassDeep: '#7d9469',
    path: '#d8cfc2',
    pathLight: '#e9e2d8',
    pathDark: '#b5aa9d',
    tall: '#c39c4a',
    tallMiddle: '#d6b563',
    tallLight: '#efd993',
    tallDark: '#8c6c34',
    stone: '#ccd0d8',
    stoneLight: '#e3e6ec',
    stoneDark: '#a9afbb',
    stoneDeep: '#878d9c',
    floor: '#d3d6dc',
    floorLight: '#e6e8ec',
    floorDark: '#acb1bc',
    floorDeep: '#868c9b',
    plank: '#c8b394',
    plankLight: '#dccab0',
    plankDark: '#9a866c',
    shadow: '#28324e',
  },
};
