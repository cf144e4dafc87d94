import type { RuleBook } from '../../book.ts';
import type { BallType } from '../../creatures/types.ts';
import { playTurns, SPENT } from '../../engine/round.ts';
import { type Dice, seededDice } from '../../model/random.ts';
import type { BattleState, Outcome } from '../../model/state.ts';
import { upgradeState } from '../upgradeState.ts';
import { loadRound, unloadBattle } from '../workspace.ts';
import { catchValue, rollCatch } from './capture.ts';
import { actionOf } from './opponent.ts';

/** Plays a round with a throw of the player. Rolls: the shakes, then the opponent's choice and turn. */
function play(book: RuleBook, state: BattleState, ball: BallType, script: Dice | null): BattleState {
  const dice = script ?? seededDice(state.dice);
  const round = state.round + 1;
  const result = rollCatch(catchValue(book, state, ball), dice);
  const thrown = { type: 'throw', ball, ...result } as const;
  if (result.caught) return { ...state, page: 'caught', round, dice: dice.state(), events: [thrown] };
  const opponent = actionOf(book, { ...state, round }, dice);
  const engine = loadRound(book, state, opponent, dice, script !== null);
  engine.round = round;
  // The throw is the player's turn, so the player's creature cannot flinch in this round.
  playTurns(engine, SPENT, opponent);
  return unloadBattle(book, state, 'roundResults', [thrown]);
}

/**
 * Throws a ball at the wild creature: page `battle` → `caught`, or → `roundResults` after the wild creature's own
 * turn; `round` grows by one. The caller must check that the player has the ball. Refusals: `not-wild`, `wrong-page`.
 * @param script dice of a test; default: the battle's own
 */
export function throwBall(
  book: RuleBook,
  stored: BattleState,
  ball: BallType,
  script: Dice | null = null,
): Outcome {
  if (stored.kind !== 'wb') return { ok: false, reason: 'not-wild' };
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  return { ok: true, state: play(book, upgradeState(stored), ball, script) };
}
