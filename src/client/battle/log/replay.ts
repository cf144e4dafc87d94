import {
  finishPlayback,
  playBattle,
  playbackOver,
  setTempo,
  skipPlayback,
} from '../../../bridge/playback.ts';
import type { BattleDetails } from '../../../bridge/state.ts';
import { bridge, changeBattle } from '../../../bridge/store.ts';

/** The states of a battle that is over, oldest first. */
export type ReplaySteps = readonly BattleDetails[];

/**
 * Shows a battle that is over instead of the present one. The returned function shows the present one again. Nothing
 * is stored.
 * @param stepsOf returns the steps that are loaded so far
 */
export function openReplay(stepsOf: () => ReplaySteps): () => void {
  const { battle: present } = bridge.getState().battle;
  changeBattle({ battle: stepsOf()[0] ?? null, playback: null, past: null });
  return () => {
    setTempo(null);
    const { battle } = bridge.getState().battle;
    // If another battle has been shown in the meantime, leave it.
    if (!battle || !stepsOf().includes(battle)) return;
    finishPlayback();
    changeBattle({ battle: present, playback: null, past: null });
  };
}

/** Shows a state without animation, after the running playback has ended. */
export async function showReplayStep(step: BattleDetails): Promise<void> {
  skipPlayback();
  await playbackOver();
  changeBattle({ battle: step, past: null });
}

/** Plays what happened between two states at `tempo` times the normal speed. */
export function playReplayStep(
  before: BattleDetails,
  after: BattleDetails,
  tempo: number,
  over: () => void,
): void {
  setTempo(tempo);
  playBattle(before, after, over);
}
