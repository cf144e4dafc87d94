import type { RuleBook } from '../book.ts';
import type { PlayerView } from '../model/playerView.ts';
import type { Dice } from '../model/random.ts';
import type { OpponentAction } from './action.ts';
import { anyMove } from './action.ts';
import { chooseByDamage } from './greedy.ts';
import { lookAhead } from './lookahead/lookahead.ts';

/**
 * What a computer's creature does, by how hard its side thinks: `random` any of its moves (one roll where there are
 * several), `greedy` the move that promises most, `lookahead` what leaves it best off after the round, which may be
 * a switch. Only `random` rolls; no level knows more than the view tells.
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
