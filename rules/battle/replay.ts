import type { RuleBook } from '../book.ts';
import type { Choice } from '../model/choice.ts';
import type { BattleSetup, BattleState, Outcome } from '../model/state.ts';
import { startBattle } from './start.ts';
import { attack } from './turn/attack.ts';
import { chooseCreature } from './turn/choose.ts';
import { proceed } from './turn/proceed.ts';
import { throwBall } from './turn/throw.ts';

/** Plays the player's choice. The outcome is a refusal if the rules do not allow it. */
export function takeChoice(book: RuleBook, state: BattleState, choice: Choice): Outcome {
  switch (choice[0]) {
    case 'choose':
      return chooseCreature(book, state, choice[1]);
    case 'attack':
      return attack(book, state, choice[1]);
    case 'throw':
      return throwBall(book, state, choice[1]);
    case 'continue':
      return proceed(book, state);
  }
}

/** Thrown for a choice that the rules do not allow: it cannot have been made in this battle with this book. */
export class ChoiceRefused extends RangeError {}

/**
 * Plays a battle again from its setup (with the seed) and its choices. Yields every state, including the first, and
 * plays each choice only when the next state is requested.
 * @throws RangeError for a setup that `startBattle` rejects, ChoiceRefused for a choice that is not allowed
 */
export function* replay(
  book: RuleBook,
  setup: BattleSetup,
  choices: readonly Choice[],
): Generator<BattleState, void> {
  let state = startBattle(book, setup);
  yield state;
  for (const [index, choice] of choices.entries()) {
    const outcome = takeChoice(book, state, choice);
    if (!outcome.ok)
      throw new ChoiceRefused(`Choice ${index + 1} (${choice.join(' ')}) is refused: ${outcome.reason}`);
    state = outcome.state;
    yield state;
  }
}
