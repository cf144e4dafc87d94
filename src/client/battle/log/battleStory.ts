import { createStore } from 'zustand/vanilla';
import type { BattleDetails } from '../../../bridge/state.ts';
import { readStory, writeStory } from '../../../bridge/storage.ts';
import { isSameBattle, isSameSituation } from '../follows.ts';

/** All states of the present battle that this window has received, oldest first. */
export const battleStory = createStore<readonly BattleDetails[]>(() => []);

/** Upper bound for the states that are stored, since storage is limited; no battle has more. */
const MOST_STORED = 160;

function keep(states: readonly BattleDetails[]): void {
  battleStory.setState(states, true);
  writeStory(states.slice(-MOST_STORED));
}

/** Adds a state of the battle. It replaces the last one if both are of the same situation. */
export function addToStory(details: BattleDetails): void {
  const states = battleStory.getState();
  const last = states.at(-1);
  if (last && isSameSituation(last, details)) keep([...states.slice(0, -1), details]);
  else if (last && isEarlier(details, last)) keep([details]);
  else keep([...states, details]);
}

/** Restores the states from before a reload, if they belong to this battle. */
export function recallStory(details: BattleDetails): void {
  const stored = readStory();
  const last = stored.at(-1);
  const fits = last !== undefined && stored.every((state) => isSameBattle(state, details));
  keep(fits && !isEarlier(details, last) ? stored : []);
}

/** Empties the story, for another battle or none. */
export const forgetStory = () => keep([]);

const isEarlier = (one: BattleDetails, other: BattleDetails): boolean => one.round < other.round;
