import { subscribeWithSelector } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Settings } from '../../contract/shapes/settings.ts';
import { readToken } from '../api/token.ts';
import { isCalm, settings } from './settings.ts';
import type { BattleSlice, BridgeState, SessionSlice, SettingsSlice, WorldSlice } from './state.ts';
import { readStoredProfile } from './storage.ts';

export const emptyWorld: WorldSlice = {
  mapName: null,
  cell: null,
  facing: 's',
  walked: null,
  available: null,
  encounter: null,
  gates: [],
  pending: null,
  slow: false,
  failure: null,
  startingBattle: false,
  follower: null,
  team: [],
  people: [],
  things: [],
  switches: [],
  barriers: [],
  lures: {},
  spots: [],
};

export const emptyBattle: BattleSlice = { battle: null, playback: null, past: null, busy: null };

const sliceOf = (all: Settings): SettingsSlice => ({
  calm: isCalm(all),
  foresight: all.previews,
  speed: all.speed,
  textPace: all.textPace,
  waitForMe: all.waitForMe,
  colourMarks: all.colourMarks,
});

/** The state that React and the scenes share. It depends on neither. */
export const bridge = createStore<BridgeState>()(
  subscribeWithSelector(() => ({
    session: { token: readToken(), profile: readStoredProfile() },
    world: emptyWorld,
    battle: emptyBattle,
    clock: { ahead: 0 },
    settings: sliceOf(settings.getState().all),
  })),
);

export const changeSession = (change: Partial<SessionSlice>) =>
  bridge.setState(({ session }) => ({ session: { ...session, ...change } }));
export const changeWorld = (change: Partial<WorldSlice>) =>
  bridge.setState(({ world }) => ({ world: { ...world, ...change } }));
export const changeBattle = (change: Partial<BattleSlice>) =>
  bridge.setState(({ battle }) => ({ battle: { ...battle, ...change } }));
export const changeSettings = (change: Partial<SettingsSlice>) =>
  bridge.setState(({ settings }) => ({ settings: { ...settings, ...change } }));

settings.subscribe(({ all }) => changeSettings(sliceOf(all)));
