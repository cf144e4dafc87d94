import type { RuleBook } from '../book.ts';
import { quartersOf } from '../core/chart.ts';
import { ACCURACY, MOVE_SIZE, POWER, TYPE } from '../core/moveTable.ts';
import { type Action as ActionNumber, SWITCH } from '../core/round.ts';
import { moveNumber, speciesEntry, type Tables, tablesOf } from '../core/tables.ts';
import type { Dice } from '../random.ts';
import { type Seat, takeSeat } from './seat.ts';
import { fighting } from './sides.ts';
import type { BattleState } from './state.ts';

/** What a computer's side does in a round: uses a move, or takes its creature back for another one, by its id. */
export type Action = { readonly move: string } | { readonly switch: string };

/** One round in so many, an opponent with a plan does something else. */
const WHIM = 5;

/** How much a move promises, without its chance effects: power, accuracy, effectiveness and same-type bonus. */
function promise(tables: Tables, seat: Seat, key: string): number {
  const row = moveNumber(tables, key) * MOVE_SIZE;
  const type = tables.moves[row + TYPE]!;
  const own = speciesEntry(tables, seat.fighter.species).types;
  const target = speciesEntry(tables, seat.rival.species).pair;
  const bonus = ((own >> type) & 1) === 1 ? 3 : 2;
  return tables.moves[row + POWER]! * tables.moves[row + ACCURACY]! * quartersOf(type, target) * bonus;
}

const oneOf = (moves: readonly string[], dice: Dice): string =>
  (moves.length === 1 ? moves[0] : moves[dice.roll(moves.length)]) as string;

function chooseMove(book: RuleBook, seat: Seat, dice: Dice): string {
  const moves = seat.fighter.moves.filter((key) => key !== '');
  const plans = seat.kind !== 'wb' && seat.kind !== 'training';
  if (moves.length === 1 || !plans || dice.roll(WHIM) === 0) return oneOf(moves, dice);
  const tables = tablesOf(book);
  const promises = moves.map((key) => promise(tables, seat, key));
  const most = Math.max(...promises);
  return oneOf(
    moves.filter((_, index) => promises[index] === most),
    dice,
  );
}

/**
 * What a computer's creature does: a wild one and a training partner use any of their moves, others mostly the
 * one that promises most. It knows only what a player in its seat would know.
 */
export const chooseAction = (book: RuleBook, seat: Seat, dice: Dice): Action => ({
  move: chooseMove(book, seat, dice),
});

function numberOf(action: Action, { own, fighter }: Seat): ActionNumber {
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
 * The opponent's action as the core takes it. Who gathers or rampages has no choice and makes no roll.
 * @throws RangeError for an action that is not possible at all
 */
export function actionOf(book: RuleBook, state: BattleState, dice: Dice): ActionNumber {
  const { locked } = state.opponent;
  if (locked !== null) return Math.max(0, fighting(state.opponent).moves.indexOf(locked));
  const seat = takeSeat(state, 'opponent');
  return numberOf(chooseAction(book, seat, dice), seat);
}
