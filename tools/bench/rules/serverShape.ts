import { book } from '../../../content/index.ts';
import { attack, type BattleState, chooseCreature, proceed, startBattle } from '../../../rules/index.ts';
import { anySetup } from './teams.ts';
import type { Workload } from './workload.ts';

const BATTLES = 40;
const ROUNDS = 40;
const SLICE = 200;

/** The next state after one simple choice of the player; null if it is refused. */
function goOn(state: BattleState): BattleState | null {
  const outcome =
    state.page === 'battle'
      ? attack(book, state, 1)
      : state.page === 'roundResults'
        ? proceed(book, state)
        : chooseCreature(book, state, state.player.fighters.find(({ hp }) => hp > 0)?.id ?? '');
  return outcome.ok ? outcome.state : null;
}

/** States of many battles in which the player can attack, in the form in which a database returns them. */
function storedStates(): BattleState[] {
  const states: BattleState[] = [];
  for (let number = 0; number < BATTLES; number += 1) {
    let state: BattleState | null = startBattle(book, anySetup(number));
    for (let step = 0; step < ROUNDS && state !== null; step += 1) {
      if (state.page === 'battle') states.push(JSON.parse(JSON.stringify(state)) as BattleState);
      state = goOn(state);
    }
  }
  return states;
}

let at = 0;
/** A workload that takes a plain state, plays one round and returns a plain state and events. */
function shape(name: string, thinking: BattleState['thinking']): Workload {
  const states = storedStates().map((state): BattleState => ({ ...state, thinking }));
  return {
    name,
    unit: 'rounds',
    run: () => {
      for (let count = 0; count < SLICE; count += 1) {
        const state = states[at % states.length];
        at += 1;
        if (state !== undefined && !attack(book, state, 1).ok) throw new Error('An attack was refused');
      }
      return SLICE;
    },
  };
}

export const serverRounds = shape('Rounds of the server’s shape', 'random');
export const greedyRounds = shape('… against a greedy opponent', 'greedy');
