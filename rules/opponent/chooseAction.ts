import type { Seat } from '../battle/seat.ts';
import type { RuleBook } from '../book.ts';
import type { Dice } from '../random.ts';
import type { Action } from './action.ts';
import { chooseByDamage } from './greedy.ts';
import { lookAhead } from './lookahead.ts';

function chooseAny({ fighter }: Seat, dice: Dice): Action {
  const moves = fighter.moves.filter((key) => key !== '');
  return { move: moves[moves.length === 1 ? 0 : dice.roll(moves.length)] as string };
}

/**
 * What a computer's creature does, by how hard its side thinks: `random` any of its moves (one roll where there are
 * several), `greedy` the move that promises most, `lookahead` what leaves it best off after the round, which may be
 * a switch. Only `random` rolls; no level knows more than the seat tells.
 */
export function chooseAction(book: RuleBook, seat: Seat, dice: Dice): Action {
  switch (seat.thinking) {
    case 'random':
      return chooseAny(seat, dice);
    case 'greedy':
      return chooseByDamage(book, seat);
    case 'lookahead':
      return lookAhead(book, seat);
  }
}
