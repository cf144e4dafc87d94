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
 * Puts a battle that is over before the scenes, in the place of the present one, which comes back when the returned
 * function is called. Nothing of it is stored.
 * @param stepsOf tells the steps that are there by now
 */
export function openReplay(stepsOf: () => ReplaySteps): () => void {
  const { battle: present } = bridge.getState().battle;
  changeBattle({ battle: stepsOf()[0] ?? null, playback: null, past: null });
  return () => {
    setTempo(null);
    const { battle } = bridge.getState().battle;
    // Somebody has shown another battle meanwhile: that one stays.
    if (!battle || !stepsOf().includes(battle)) return;
    finishPlayback();
    changeBattle({ battle: present, playback: null, past: null });
  };
}

/** Shows a state as it is, once what is played has come to its end. */
export async function showReplayStep(step: BattleDetails): Promise<void> {
  skipPlayback();
  await playbackOver();
  changeBattle({ battle: step, past: null });
}

/** Plays what happened between two states, so many times as fast as in a battle. */
export function playReplayStep(
  before: BattleDetails,
  after: BattleDetails,
  tempo: number,
  over: () => void,
): void {
  setTempo(tempo);
  playBattle(before, after, over);
}
