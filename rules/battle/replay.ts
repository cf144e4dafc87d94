import type { RuleBook } from '../book.ts';
import type { Choice } from '../model/choice.ts';
import type { BattleSetup, BattleState } from '../model/state.ts';
import { startBattle } from './start.ts';
import { takeChoice } from './turn/takeChoice.ts';

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
