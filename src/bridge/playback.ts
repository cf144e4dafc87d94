import type { BattleDetails } from './state.ts';
import { bridge, changeBattle } from './store.ts';

/**
 * Timeout of a playback in milliseconds: if the animation breaks off, the player must not be locked out of the battle.
 */
const LONGEST_PLAYBACK_MS = 30_000;

let players = 0;
let watchdog: ReturnType<typeof setTimeout> | undefined;
let whenOver: () => void = () => undefined;
let goOn: () => void = () => undefined;

/**
 * Registers a scene that plays rounds. Returns a function that unregisters it. Without any scene, a playback ends at
 * once.
 */
export function attachPlayer(): () => void {
  players++;
  return () => {
    players--;
    if (players === 0) finishPlayback();
  };
}

/** Plays what happened between two states, then shows the second one. */
export function playBattle(before: BattleDetails, after: BattleDetails, over: () => void): void {
  whenOver = over;
  changeBattle({ playback: { before, after, skip: false }, past: null });
  if (players === 0 || after.events.length === 0) finishPlayback();
  else watchdog = setTimeout(finishPlayback, LONGEST_PLAYBACK_MS);
}

/** Ends the playback and shows the state after it. */
export function finishPlayback(): void {
  clearTimeout(watchdog);
  goOn();
  const { playback } = bridge.getState().battle;
  if (!playback) return;
  changeBattle({ battle: playback.after, playback: null });
  whenOver();
}

/**
 * Asks the scene to jump to the end of the animation. For a player for whom the game waits, it jumps to the end of the
 * action that is shown, or goes on if the round waits.
 */
export function skipPlayback(): void {
  const { playback } = bridge.getState().battle;
  if (!playback || playback.skip) return;
  if (playback.paused) {
    changeBattle({ playback: { ...playback, paused: false, hurry: false } });
    watchdog = setTimeout(finishPlayback, LONGEST_PLAYBACK_MS);
    goOn();
  } else if (!waitsForPlayer()) changeBattle({ playback: { ...playback, skip: true } });
  else if (!playback.hurry) changeBattle({ playback: { ...playback, hurry: true } });
}

/** Whether rounds stop after each action. Replays do not: they have a button for that. */
const waitsForPlayer = (): boolean => replayed === null && bridge.getState().settings.waitForMe;

/** Stops the round until the player goes on. Resolves at once for players for whom the game does not wait. */
export function waitForPlayer(): Promise<void> {
  const { playback } = bridge.getState().battle;
  if (!playback || playback.skip || !waitsForPlayer()) return Promise.resolve();
  clearTimeout(watchdog);
  changeBattle({ playback: { ...playback, hurry: false, paused: true } });
  return new Promise((resolve) => {
    goOn = resolve;
  });
}

/** Resolves when no round is being played. */
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

/** The speed of the open replay; null if there is none. */
let replayed: number | null = null;

/** The factor by which the scenes play faster: that of the open replay, otherwise the player's setting. */
export const playingTempo = (): number => replayed ?? bridge.getState().settings.speed;

/** Factors by which words stay longer than their usual time. */
const TEXT_TIMES = { slow: 2, normal: 1, fast: 0.6 } as const;

/** The factor by which words on the stage stay longer than the animations would let them. */
export function textTime(): number {
  const { textPace } = bridge.getState().settings;
  return textPace === 'animations' ? 1 : TEXT_TIMES[textPace] * playingTempo();
}

/** Sets the speed of a replay; null when the replay is closed. */
export function setTempo(times: number | null): void {
  replayed = times;
}
