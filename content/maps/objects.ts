/** The cells an object covers, counted from its bottom-left cell: `width` to the east, `depth` to the north. */
export interface Footprint {
  readonly width: number;
  readonly depth: number;
  /** False for things a player walks over or that float on the water. */
  readonly blocks: boolean;
}

const solid = (width: number, depth: number): Footprint => ({ width, depth, blocks: true });
const open = (width: number, depth: number): Footprint => ({ width, depth, blocks: false });

/** Every kind of object a map may place. */
export const objectKinds = {
  oak: solid(2, 2),
  pine: solid(2, 2),
  'apple-tree': solid(2, 2),
  'blossom-tree': solid(2, 2),
  willow: solid(2, 2),
  maple: solid(2, 2),
  'great-oak': solid(4, 5),
  birch: solid(1, 2),
  poplar: solid(1, 2),
  palm: solid(1, 2),
  bush: solid(1, 1),
  'berry-bush': solid(1, 1),
  gorse: solid(1, 1),
  peat: solid(1, 1),
  'dead-tree': solid(1, 2),
  stump: solid(1, 1),
  log: solid(2, 1),
  boulder: solid(1, 1),
  cairn: solid(1, 1),
  crag: solid(2, 1),
  'standing-stone': solid(1, 1),
  menhir: solid(1, 1),
  trilithon: solid(3, 1),
  'hark-stone': solid(3, 2),
  fence: solid(1, 1),
  'dry-wall': solid(1, 1),
  signpost: solid(1, 1),
  lamp: solid(1, 1),
  barrel: solid(1, 1),
  crate: solid(1, 1),
  well: solid(2, 2),
  house: solid(5, 4),
  mart: solid(5, 4),
  gym: solid(5, 4),
  chapel: solid(10, 5),
  windmill: solid(3, 5),
  lighthouse: solid(2, 5),
  boat: solid(2, 1),
  waterfall: solid(2, 2),
  steps: open(1, 1),
  gate: open(2, 1),
  'washing-line': open(2, 1),
  nets: open(2, 1),
  flowerbed: open(1, 1),
  ferns: open(1, 1),
  mushrooms: open(1, 1),
  reeds: open(1, 1),
  'lily-pads': open(1, 1),
  'water-rocks': open(1, 1),
  shells: open(1, 1),
  driftwood: open(1, 1),
  'sailing-boat': solid(3, 2),
  'fruiting-palm': solid(1, 2),
  coral: open(1, 1),
  buoy: open(1, 1),
  'lobster-pots': solid(1, 1),
  mooring: solid(1, 1),
  spindle: solid(3, 2),
  wreck: solid(6, 3),
  'snow-pine': solid(2, 2),
  'snowy-boulder': solid(1, 1),
  ice: solid(1, 1),
  kettle: solid(1, 1),
  'flag-line': open(3, 1),
  banner: solid(1, 1),
  'wind-wheel': solid(1, 1),
  'wind-organ': solid(10, 4),
} as const satisfies Record<string, Footprint>;

export type ObjectKind = keyof typeof objectKinds;
