import type { RuleBook } from '../book.ts';
import type { BallType } from '../creatures/types.ts';
import { type Dice, seededDice } from '../random.ts';
import { act } from './act.ts';
import { closeArena, emit, openArena } from './arena.ts';
import { catchValue, rollCatch } from './capture.ts';
import { chooseMove } from './opponent.ts';
import { endRound } from './roundEnd.ts';
import { takeSeat } from './seat.ts';
import type { BattleState, Outcome } from './state.ts';

/** A round in which the player throws and the opponent acts. Rolls: the shakes, then the opponent's choice and turn. */
function playThrow(book: RuleBook, state: BattleState, ball: BallType, dice: Dice): BattleState {
  const arena = openArena(book, state, dice);
  arena.battle.round += 1;
  const result = rollCatch(catchValue(book, state, ball), dice);
  emit(arena, { type: 'throw', ball, ...result });
  if (result.caught) return closeArena(arena, 'caught');
  // The player's creature has had its turn, so that it cannot flinch.
  act(arena, 'opponent', chooseMove(book, takeSeat(arena.battle, 'opponent'), dice), true);
  endRound(arena, ['player', 'opponent']);
  return closeArena(arena, 'roundResults');
}

/**
 * Throws a ball at the wild creature: page `battle` → `caught`, or `roundResults` with `Not caught` after the
 * creature's own turn; one round more. Whether the player has the ball is the caller's business.
 * Refusals: `not-wild`, `wrong-page`.
 * @param dice the battle's own unless a test brings its script
 */
export function throwBall(
  book: RuleBook,
  state: BattleState,
  ball: BallType,
  dice: Dice = seededDice(state.dice),
): Outcome {
  if (state.kind !== 'wb') return { ok: false, reason: 'not-wild' };
  if (state.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  return { ok: true, state: playThrow(book, state, ball, dice) };
}
