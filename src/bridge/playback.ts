import type { BattleDetails } from './state.ts';
import { bridge, changeBattle } from './store.ts';

/** A player of animations that breaks off must not lock anybody out of the battle. */
const LONGEST_PLAYBACK_MS = 30_000;

let players = 0;
let watchdog: ReturnType<typeof setTimeout> | undefined;
let whenOver: () => void = () => undefined;

/** Registers who plays the rounds; the returned function takes it back. Without anybody a playback ends at once. */
export function attachPlayer(): () => void {
  players++;
  return () => {
    players--;
    if (players === 0) finishPlayback();
  };
}

/** Shows what happened between two states, and then the second one. */
export function playBattle(before: BattleDetails, after: BattleDetails, over: () => void): void {
  whenOver = over;
  changeBattle({ playback: { before, after, skip: false }, past: null });
  if (players === 0 || after.events.length === 0) finishPlayback();
  else watchdog = setTimeout(finishPlayback, LONGEST_PLAYBACK_MS);
}

/** Ends the playback: everybody shows the state after it. */
export function finishPlayback(): void {
  clearTimeout(watchdog);
  const { playback } = bridge.getState().battle;
  if (!playback) return;
  changeBattle({ battle: playback.after, playback: null });
  whenOver();
}

/** Asks the player of the animation to go straight to the end. */
export function skipPlayback(): void {
  const { playback } = bridge.getState().battle;
  if (playback && !playback.skip) changeBattle({ playback: { ...playback, skip: true } });
}

/** Waits until no round is played any more. */
export function playbackOver(): Promise<void> {
  return new Promise((over) => {
    const check = () => bridge.getState().battle.playback === null;
    if (check()) return over();
    const letGo = bridge.subscribe(() => {
      if (!check()) return;
      letGo();
      over();
    });
  });
}

/** The speed of a replay that is shown. */
let replayed: number | null = null;

/** How many times as fast as usual the scenes play what happens: as in a replay, or as the player has chosen. */
export const playingTempo = (): number => replayed ?? bridge.getState().settings.speed;

/** Sets how fast a replay is played from now on; null where there is none any more. */
export function setTempo(times: number | null): void {
  replayed = times;
}
