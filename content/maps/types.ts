import type { Cell } from '../../rules/world/types.ts';
import type { ObjectKind } from './objects.ts';

/** What a cell is made of. `shore` is the water's edge and can be walked; `water` and `cliff` block. */
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
  | 'floor';

/** An object that stands on the map; `x`, `y` is the bottom-left cell of its footprint. */
export interface MapObject extends Cell {
  readonly kind: ObjectKind;
}

/** A map of 31 × 31 cells of 16 px. */
export interface GameMap {
  readonly id: 'green_land' | 'green_land2';
  readonly title: string;
  /** 31 strings of 31 legend characters. */
  readonly rows: readonly string[];
  readonly objects: readonly MapObject[];
  readonly start: Cell;
}
