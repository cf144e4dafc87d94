/** Colours of the map. They are less saturated than those of creatures, so that creatures stand out. */
export const COLOURS = {
  grass: '#8ed06b',
  grassLight: '#9bd978',
  grassBright: '#b2e589',
  grassDark: '#74ba5a',
  grassDeep: '#5da350',
  path: '#ecd6a2',
  pathLight: '#f6e6bd',
  pathDark: '#d3b377',
  sand: '#f6e5b6',
  sandLight: '#fdf2d2',
  sandDark: '#e2c88c',
  wetSand: '#e6cf9b',
  shallow: '#a4e2f2',
  shallowLight: '#c4eff8',
  water: '#59b4ec',
  waterLight: '#7fccf5',
  waterDark: '#3f93d8',
  foam: '#e9fbff',
  tall: '#3fa05b',
  tallMiddle: '#55b868',
  tallLight: '#7fd079',
  tallDark: '#287548',
  wood: '#73b45c',
  woodLight: '#8cc76d',
  woodDark: '#5d9d50',
  woodDeep: '#4f8c4a',
  litter: '#b9984f',
  litterDark: '#967640',
  stone: '#cdc3b2',
  stoneLight: '#e2dacb',
  stoneDark: '#aa9d8c',
  stoneDeep: '#8b7f74',
  floor: '#dcd5c9',
  floorLight: '#ece6db',
  floorDark: '#b7ac9f',
  floorDeep: '#94897f',
  cliff: '#b48a68',
  cliffLight: '#d2aa82',
  cliffDark: '#8c6552',
  cliffDeep: '#694a45',
  plank: '#dca86e',
  plankLight: '#edc590',
  plankDark: '#b98450',
  beam: '#a06a40',
  beamDark: '#5d3a22',
  shadow: '#1d3a2a',
} as const;

export type Tone = keyof typeof COLOURS;

/** How a land differs from these colours: its tones, the ground below its tall grass, and what its tufts are called. */
export interface LandColours {
  readonly tones: Partial<Record<Tone, string>>;
  readonly belowTall: string;
  readonly tuft: string;
  /** Colours that are none of these tones, and what they become. */
  readonly others?: Readonly<Record<string, string>>;
}
