import type { ObjectKind } from '../../../../content/maps/objects.ts';
import type { Ground } from '../../../../content/maps/types.ts';
import { wayWords } from '../ways.ts';

const grounds: Readonly<Record<Ground, string>> = {
  meadow: 'meadow',
  path: 'path',
  'tall-grass': 'tall grass',
  wood: 'woodland',
  sand: 'sand',
  shore: 'shore',
  rocks: 'rocks',
  bridge: 'bridge',
  water: 'water',
  cliff: 'a cliff',
  floor: 'paving',
};

/** Where one stands on each ground. */
const standing: Readonly<Record<Ground, string>> = {
  meadow: 'in a meadow',
  path: 'on a path',
  'tall-grass': 'in tall grass',
  wood: 'in woodland',
  sand: 'on sand',
  shore: 'on the shore',
  rocks: 'among rocks',
  bridge: 'on a bridge',
  water: 'in water',
  cliff: 'on a cliff',
  floor: 'on paving',
};

const things: Readonly<Record<ObjectKind, string>> = {
  oak: 'an oak',
  pine: 'a pine',
  'apple-tree': 'an apple tree',
  'blossom-tree': 'a tree in blossom',
  willow: 'a willow',
  maple: 'a maple',
  'great-oak': 'the great oak',
  birch: 'a birch',
  poplar: 'a poplar',
  palm: 'a palm',
  bush: 'a bush',
  'berry-bush': 'a bush with berries',
  stump: 'a stump',
  log: 'a log',
  boulder: 'a boulder',
  crag: 'a crag',
  'standing-stone': 'a standing stone',
  fence: 'a fence',
  signpost: 'a signpost',
  lamp: 'a lamp',
  barrel: 'a barrel',
  crate: 'a crate',
  well: 'the well',
  house: 'a house',
  mart: 'the mart',
  gym: 'a gym',
  windmill: 'the windmill',
  lighthouse: 'the lighthouse',
  boat: 'a boat',
  waterfall: 'the waterfall',
  steps: 'steps',
  'washing-line': 'a washing line',
  nets: 'nets',
  flowerbed: 'flowers',
  ferns: 'ferns',
  mushrooms: 'mushrooms',
  reeds: 'reeds',
  'lily-pads': 'lily pads',
  'water-rocks': 'rocks in the water',
  shells: 'shells',
  driftwood: 'driftwood',
};

const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = (texts: readonly string[]) => texts.join(', ');

/** Sentences that describe a map in text mode. */
export const mapTexts = {
  grounds,
  standing,
  obstacles: {
    ...things,
    ...grounds,
    edge: 'the edge of the map',
    corner: 'a corner',
  },
  places: {
    'tall-grass': 'tall grass',
    wood: 'woodland',
    sand: 'sand',
    shore: 'the shore',
    rocks: 'rocks',
    path: 'the path',
    bridge: 'a bridge',
    mart: 'the door of the mart',
    gym: 'the door of a gym',
    house: 'the door of a house',
    windmill: 'the door of the windmill',
    lighthouse: 'the door of the lighthouse',
    well: 'the well',
    'great-oak': 'the great oak',
    'blossom-tree': 'a tree in blossom',
    'standing-stone': 'a standing stone',
    signpost: 'a signpost',
    boat: 'a boat',
    waterfall: 'the waterfall',
    green_land: wayWords.exit('Green Land'),
    green_land2: wayWords.exit('Green Land 2'),
    green_land3: wayWords.exit('Latchford'),
    start: 'the start of the map',
  },
  where: (at: { ground: string; column: number; row: number; part: string; thing: string | null }) =>
    `You stand ${at.ground}${at.thing ? ` with ${at.thing}` : ''}, column ${at.column} and row ${at.row} of 31, ${at.part}.`,
  part: (way: string, map: string) => `in the ${way} of ${map}`,
  middle: (map: string) => `in the middle of ${map}`,
  leadsTo: (way: string, map: string) => `${capital(way)}: leads to ${map}.`,
  open: (way: string, stretches: readonly { ground: string; cells: number }[], end: string) =>
    `${capital(way)}: ${stretches.map(({ ground, cells }) => `${cells} ${ground}`).join(', then ')}, up to ${end}.`,
  closed: (way: string, end: string) => `${capital(way)}: closed by ${end}.`,
  closedShort: (way: string, end: string) => `${way} (${end})`,
  allClosed: (ways: readonly string[]) => `Closed: ${list(ways)}.`,
  far: (place: string, count: number, way: string) => `${place}, ${steps(count)} ${way}`,
  here: (place: string) => `${place}, here`,
  nearest: (places: readonly string[]) => `Near: ${places.join('; ')}.`,
  allPlaces: (places: readonly string[]) =>
    `${capital(places.join('; '))}. The command gym opens the list of gyms.`,
  step: (way: string, ground: string, closed: readonly string[]) =>
    `${capital(way)}, ${ground}.${closed.length > 0 ? ` Closed: ${list(closed)}.` : ''}`,
  entered: (ground: string) => `${capital(ground)}.`,
} as const;
