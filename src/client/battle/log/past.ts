import type { BattleDetails } from '../../../bridge/state.ts';
import { bridge, changeBattle } from '../../../bridge/store.ts';
import { battleStory } from './battleStory.ts';

/**
 * The state after each round, oldest first; the start counts as round 0. It is the state right after the round, before
 * a replacement for a fainted creature is sent in. Rounds that this window has not received are missing.
 */
export function roundsOf(states: readonly BattleDetails[]): readonly BattleDetails[] {
  const rounds = new Map<number, BattleDetails>();
  for (const state of states) {
    if (state.page !== 'selection' && !rounds.has(state.round)) rounds.set(state.round, state);
  }
  return [...rounds.values()];
}

/** The rounds before the given state. */
export const pastRounds = (states: readonly BattleDetails[], now: BattleDetails): readonly BattleDetails[] =>
  roundsOf(states).filter(({ round }) => round < now.round);

/** Shows the state one round before the shown one. Does nothing if no earlier round is known. */
export function showEarlierRound(): void {
  const { battle, past, playback, busy } = bridge.getState().battle;
  if (!battle || playback || busy) return;
  const earlier = pastRounds(battleStory.getState(), past ?? battle).at(-1);
  if (earlier) changeBattle({ past: earlier });
}

/** Shows the next of the past rounds; after the last one, the present state. */
export function showLaterRound(): void {
  const { battle, past } = bridge.getState().battle;
  if (!battle || !past) return;
  const later = pastRounds(battleStory.getState(), battle).find(({ round }) => round > past.round);
  changeBattle({ past: later ?? null });
}

/** Shows the present state of the battle. */
export function backToNow(): void {
  if (bridge.getState().battle.past) changeBattle({ past: null });
}
