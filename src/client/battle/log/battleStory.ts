import { createStore } from 'zustand/vanilla';
import type { BattleDetails } from '../../../bridge/state.ts';
import { readStory, writeStory } from '../../../bridge/storage.ts';
import { isSameBattle, isSameSituation } from '../follows.ts';

/** Every state of the present battle that this window was told, oldest first. */
export const battleStory = createStore<readonly BattleDetails[]>(() => []);

/** More than any battle has; storage has an end. */
const MOST_STORED = 160;

function keep(states: readonly BattleDetails[]): void {
  battleStory.setState(states, true);
  writeStory(states.slice(-MOST_STORED));
}

/** Adds what the server said of the battle; what it says again takes the place of what it said. */
export function addToStory(details: BattleDetails): void {
  const states = battleStory.getState();
  const last = states.at(-1);
  if (last && isSameSituation(last, details)) keep([...states.slice(0, -1), details]);
  else if (last && isEarlier(details, last)) keep([details]);
  else keep([...states, details]);
}

/** Takes up what this tab was told before it was loaded again, as far as it is of this battle. */
export function recallStory(details: BattleDetails): void {
  const stored = readStory();
  const last = stored.at(-1);
  const fits = last !== undefined && stored.every((state) => isSameBattle(state, details));
  keep(fits && !isEarlier(details, last) ? stored : []);
}

/** For another battle, or none. */
export const forgetStory = () => keep([]);

const isEarlier = (one: BattleDetails, other: BattleDetails): boolean => one.round < other.round;
