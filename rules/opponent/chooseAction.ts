import type { RuleBook } from '../book.ts';
import type { OpponentAction } from '../model/choice.ts';
import type { PlayerView } from '../model/playerView.ts';
import type { Dice } from '../model/random.ts';
import { anyMove } from '../model/sides.ts';
import { chooseByDamage } from './greedy.ts';
import { lookAhead } from './lookahead/lookahead.ts';

/**
 * The action of a computer's side by its difficulty: `random` uses any move (one roll if there are several), `greedy`
 * the move with the greatest expected value, `lookahead` the action with the best expected state after the round,
 * which may be a switch. Only `random` rolls. No difficulty knows more than the view contains.
 */
export function chooseAction(book: RuleBook, view: PlayerView, dice: Dice): OpponentAction {
  switch (view.difficulty) {
    case 'random':
      return { move: anyMove(view.fighter.moves, dice) };
    case 'greedy':
      return chooseByDamage(book, view);
    case 'lookahead':
      return lookAhead(book, view);
  }
}
