import type { BattleDetails } from '../../../bridge/state.ts';
import { bridge, changeBattle } from '../../../bridge/store.ts';
import { battleStory } from './battleStory.ts';

/**
 * How the battle stood after each of its rounds, oldest first, the start counted as round 0: right after the round,
 * before anybody was sent in for who had fainted. Rounds that this window was not told are missing.
 */
export function roundsOf(states: readonly BattleDetails[]): readonly BattleDetails[] {
  const rounds = new Map<number, BattleDetails>();
  for (const state of states) {
    if (state.page !== 'selection' && !rounds.has(state.round)) rounds.set(state.round, state);
  }
  return [...rounds.values()];
}

/** The rounds before the present one. */
export const pastRounds = (states: readonly BattleDetails[], now: BattleDetails): readonly BattleDetails[] =>
  roundsOf(states).filter(({ round }) => round < now.round);

/** Shows how the battle stood one round earlier than what is shown. Nothing changes where no earlier one is known. */
export function showEarlierRound(): void {
  const { battle, past, playback, busy } = bridge.getState().battle;
  if (!battle || playback || busy) return;
  const earlier = pastRounds(battleStory.getState(), past ?? battle).at(-1);
  if (earlier) changeBattle({ past: earlier });
}

/** Shows the next round of those that are past; after the last of them it is now again. */
export function showLaterRound(): void {
  const { battle, past } = bridge.getState().battle;
  if (!battle || !past) return;
  const later = pastRounds(battleStory.getState(), battle).find(({ round }) => round > past.round);
  changeBattle({ past: later ?? null });
}

/** Shows how the battle stands now. */
export function backToNow(): void {
  if (bridge.getState().battle.past) changeBattle({ past: null });
}
