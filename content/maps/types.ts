import type { Cell } from '../../rules/world/types.ts';
import type { ObjectKind } from './objects.ts';

export const MAP_IDS = [
  'green_land',
  'green_land2',
  'green_land3',
  'harkmoor',
  'harkmoor2',
  'harkmoor3',
  'scattersea',
  'scattersea2',
  'scattersea3',
  'overcloud',
  'overcloud2',
  'overcloud3',
  'fourlight',
  'fourlight2',
  'fourlight3',
] as const;
export type MapId = (typeof MAP_IDS)[number];

/** The maps that the list of maps offers to everybody; it shows each other one once the player has been there. */
export const openMaps: readonly MapId[] = ['green_land', 'green_land2'];

/**
 * What a cell is made of. `shore` is the water's edge and can be walked; `water`, `cliff` and `cloud` (the air beside
 * a height) block. A `ledge` is a drop that goes one way: southwards; `ice` slides.
 */
export type Ground =
  | 'meadow'
  | 'path'
  | 'tall-grass'
  | 'wood'
  | 'sand'
  | 'shore'
  | 'rocks'
  | 'bridge'
  | 'water'
  | 'cliff'
  | 'floor'
  | 'snow'
  | 'ledge'
  | 'cloud'
  | 'ice';

/** An object that stands on the map; `x`, `y` is the bottom-left cell of its footprint. */
export interface MapObject extends Cell {
  readonly kind: ObjectKind;
  /** The id of the gym in the house of a leader. */
  readonly gym?: string;
}

/** How many leaders of a region must be beaten before a map may be entered. */
export interface Admission {
  readonly region: string;
  readonly badges: number;
}

/** A map of 31 × 31 cells of 16 px. Its exits are in `joins.ts`, what its doors lead to in `doors.ts`. */
export interface GameMap {
  readonly id: MapId;
  readonly title: string;
  readonly region: string;
  /** Whoever lacks it finds the gate to this map closed. */
  readonly admission?: Admission;
  /** 31 strings of 31 legend characters. */
  readonly rows: readonly string[];
  readonly objects: readonly MapObject[];
  readonly start: Cell;
}
