import { moveOf, type RuleBook, speciesOf } from '../book.ts';
import { effectQuarters } from '../creatures/typeChart.ts';
import type { Dice } from '../random.ts';
import type { Seat } from './seat.ts';

/** One round in so many, an opponent with a plan does something else. */
const WHIM = 5;

/** How much a move promises, without its chance effects: power, accuracy, effectiveness and same-type bonus. */
function promise(book: RuleBook, seat: Seat, key: string): number {
  const move = moveOf(book, key);
  const own = speciesOf(book, seat.fighter.species).types;
  const target = speciesOf(book, seat.rival.species).types;
  const bonus = own.some((type) => type === move.type) ? 3 : 2;
  return move.attack * move.accuracy * effectQuarters(move.type, target) * bonus;
}

const oneOf = (moves: readonly string[], dice: Dice): string =>
  (moves.length === 1 ? moves[0] : moves[dice.roll(moves.length)]) as string;

/**
 * The move that a computer's creature uses: a wild one and a training partner any of theirs, others mostly the
 * one that promises most. It knows only what a player in its seat would know.
 */
export function chooseMove(book: RuleBook, seat: Seat, dice: Dice): string {
  const moves = seat.fighter.moves.filter((key) => key !== '');
  const plans = seat.kind !== 'wb' && seat.kind !== 'training';
  if (moves.length === 1 || !plans || dice.roll(WHIM) === 0) return oneOf(moves, dice);
  const promises = moves.map((key) => promise(book, seat, key));
  const most = Math.max(...promises);
  return oneOf(
    moves.filter((_, index) => promises[index] === most),
    dice,
  );
}
