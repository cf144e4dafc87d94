import type { RuleBook } from '../../book.ts';
import { type Action as ActionNumber, SWITCH } from '../../engine/round.ts';
import { type PlayerView, playerViewOf } from '../../model/playerView.ts';
import type { Dice } from '../../model/random.ts';
import { fighting } from '../../model/sides.ts';
import type { BattleState } from '../../model/state.ts';
import type { OpponentAction } from '../../opponent/action.ts';
import { anyMove } from '../../opponent/action.ts';
import { chooseAction } from '../../opponent/chooseAction.ts';

/**
 * Converts an action to the engine's number.
 * @throws RangeError if the creature lacks the move or the side the creature
 */
export function numberOf(action: OpponentAction, { own, fighter }: PlayerView): ActionNumber {
  if ('move' in action) {
    const slot = fighter.moves.indexOf(action.move);
    if (slot < 0) throw new RangeError(`${fighter.id} has no move "${action.move}"`);
    return slot;
  }
  const index = own.fighters.findIndex(({ id }) => id === action.switch);
  if (index < 0) throw new RangeError(`No creature "${action.switch}" on this side`);
  return SWITCH + index;
}

/**
 * The opponent's action as the engine's number. A creature that charges or rampages has no choice and makes no roll.
 * @param state with `round` already set to the round that will be played
 * @throws RangeError for an action that is impossible
 */
export function actionOf(book: RuleBook, state: BattleState, dice: Dice): ActionNumber {
  const { locked } = state.opponent;
  const { moves } = fighting(state.opponent);
  if (locked !== null) return Math.max(0, moves.indexOf(locked));
  // A random choice needs no view. Most battles are against wild creatures, which choose at random.
  if (state.thinking === 'random') return moves.indexOf(anyMove(moves, dice));
  const view = playerViewOf(state, 'opponent');
  return numberOf(chooseAction(book, view, dice), view);
}
