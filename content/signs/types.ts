import type { Cell } from '../../rules/world/types.ts';
import type { MapId } from '../maps/types.ts';

/** Something on a map with words for whoever stands beside it. */
export interface MapSign extends Cell {
  readonly map: MapId;
  /** Read like a sign or a book, or looked at like a barrel: then the server is asked whether something is hidden there. */
  readonly manner: 'read' | 'look';
}
