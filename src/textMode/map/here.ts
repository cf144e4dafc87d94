import { findMap } from '../../../content/maps/index.ts';
import { stateIn } from '../../../content/maps/ways/switches.ts';
import type { WorldSlice } from '../../bridge/state.ts';
import { type MapSurroundings, surroundingsOf } from './describe.ts';

let last: MapSurroundings | null = null;

/** The surroundings of the player on the map; null if no map is shown yet, or one that this version does not know. */
export function surroundingsIn({
  mapName,
  cell,
  switches,
}: Pick<WorldSlice, 'mapName' | 'cell' | 'switches'>): MapSurroundings | null {
  const map = mapName === null ? null : findMap(mapName);
  if (!map || !cell) return null;
  const state = stateIn(map.id, { switches });
  // The log, the panel and the sounds of one step ask for the same cell.
  const isKnown = last?.map === map && last.state === state && last.at.x === cell.x && last.at.y === cell.y;
  if (!isKnown) last = surroundingsOf(map, cell, state);
  return last;
}
