import type { Cell } from '../../rules/world/types.ts';
import type { MapId } from '../maps/types.ts';

/** What a thing is good for: coins, 1 or more, or items of one key. */
export type Gift = { readonly coins: number } | { readonly item: string; readonly count: number };

/** Something that each player finds once. A hidden one lies within an object; nobody is shown it before. */
export interface Thing extends Cell {
  readonly map: MapId;
  readonly gift: Gift;
  readonly hidden?: true;
}

/** A bush whose berries each player may pick once a day. */
export interface BerryBush extends Cell {
  readonly map: MapId;
}
