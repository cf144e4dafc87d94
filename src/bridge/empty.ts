import type { BattleSlice, WorldSlice } from './state.ts';

export const emptyWorld: WorldSlice = {
  mapName: null,
  cell: null,
  facing: 's',
  walked: null,
  available: null,
  encounter: null,
  pending: null,
  slow: false,
  failure: null,
  startingBattle: false,
};

export const emptyBattle: BattleSlice = { battle: null, playback: null, past: null, busy: null };
