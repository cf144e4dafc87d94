import { findMap } from '../../../content/maps/index.ts';
import type { WorldSlice } from '../../bridge/state.ts';
import { type MapSurroundings, surroundingsOf } from './describe.ts';

let last: MapSurroundings | null = null;

/** The surroundings of the player on the map; null if no map is shown yet, or one that this version does not know. */
export function surroundingsIn({
  mapName,
  cell,
}: Pick<WorldSlice, 'mapName' | 'cell'>): MapSurroundings | null {
  const map = mapName === null ? null : findMap(mapName);
  if (!map || !cell) return null;
  // The log, the panel and the sounds of one step ask for the same cell.
  if (last?.map !== map || last.at.x !== cell.x || last.at.y !== cell.y) last = surroundingsOf(map, cell);
  return last;
}
