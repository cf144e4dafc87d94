import type { RuleBook } from '../../book.ts';
import { type Action as ActionNumber, SWITCH } from '../../engine/round.ts';
import { type PlayerView, playerViewOf } from '../../model/playerView.ts';
import type { Dice } from '../../model/random.ts';
import { fighting } from '../../model/sides.ts';
import type { BattleState } from '../../model/state.ts';
import type { OpponentAction } from '../../opponent/action.ts';
import { anyMove } from '../../opponent/action.ts';
import { chooseAction } from '../../opponent/chooseAction.ts';

/** An action as the engine takes it. @throws RangeError for one that is not possible at all */
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
 * The opponent's action as the engine takes it. Who gathers or rampages has no choice and makes no roll.
 * @param state with the round that is to be played already counted
 * @throws RangeError for an action that is not possible at all
 */
export function actionOf(book: RuleBook, state: BattleState, dice: Dice): ActionNumber {
  const { locked } = state.opponent;
  const { moves } = fighting(state.opponent);
  if (locked !== null) return Math.max(0, moves.indexOf(locked));
  // Who takes any move needs to see nothing: wild battles are most of all battles.
  if (state.thinking === 'random') return moves.indexOf(anyMove(moves, dice));
  const view = playerViewOf(state, 'opponent');
  return numberOf(chooseAction(book, view, dice), view);
}
