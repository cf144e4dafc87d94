import type { RuleBook } from '../book.ts';
import type { BallType } from '../creatures/types.ts';
import type { BattleSetup, BattleState, Outcome } from '../model/state.ts';
import { attack, type Slot } from './attack.ts';
import { chooseCreature } from './choose.ts';
import { proceed } from './proceed.ts';
import { startBattle } from './start.ts';
import { throwBall } from './throw.ts';

/** Everything that a player can do in a battle. Setup and choices together are the whole battle. */
export type Choice =
  | { readonly type: 'choose'; readonly creature: string }
  | { readonly type: 'attack'; readonly slot: Slot }
  | { readonly type: 'throw'; readonly ball: BallType }
  | { readonly type: 'continue' };

/** Does what the player chose, or refuses it. */
export function takeChoice(book: RuleBook, state: BattleState, choice: Choice): Outcome {
  switch (choice.type) {
    case 'choose':
      return chooseCreature(book, state, choice.creature);
    case 'attack':
      return attack(book, state, choice.slot);
    case 'throw':
      return throwBall(book, state, choice.ball);
    case 'continue':
      return proceed(book, state);
  }
}

/**
 * Plays a battle again from its setup (with the seed) and the choices made.
 * @returns every state from the first on
 * @throws RangeError where a choice is refused: these choices were never made in this battle
 */
export function replay(book: RuleBook, setup: BattleSetup, choices: readonly Choice[]): BattleState[] {
  const states = [startBattle(book, setup)];
  for (const choice of choices) {
    const outcome = takeChoice(book, states.at(-1) as BattleState, choice);
    if (!outcome.ok) throw new RangeError(`Choice ${states.length} is refused: ${outcome.reason}`);
    states.push(outcome.state);
  }
  return states;
}
