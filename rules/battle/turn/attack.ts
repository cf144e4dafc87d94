import type { RuleBook } from '../../book.ts';
import { type Action, playRound } from '../../engine/round.ts';
import type { Slot } from '../../model/choice.ts';
import { type Dice, seededDice } from '../../model/random.ts';
import { fighting } from '../../model/sides.ts';
import type { BattleState, Outcome } from '../../model/state.ts';
import { upgradeState } from '../upgradeState.ts';
import { loadRound, unloadBattle } from '../workspace.ts';
import { actionOf } from './opponent.ts';

/** Plays a round in which both sides act. Rolls: the opponent's choice, the order, the turns. */
function play(book: RuleBook, state: BattleState, action: Action, script: Dice | null): BattleState {
  const dice = script ?? seededDice(state.dice);
  const opponent = actionOf(book, { ...state, round: state.round + 1 }, dice);
  const engine = loadRound(book, state, opponent, dice, script !== null);
  playRound(engine, action, opponent);
  return unloadBattle(book, state, 'roundResults');
}

/**
 * Plays a round with the move in `slot`; the opponent chooses its own action. Page `battle` → `roundResults`, `round`
 * grows by one. A creature that charges or rampages uses the move it is locked into, whatever the slot. Refusals:
 * `wrong-page`, `empty-slot`.
 * @param script dice of a test; default: the battle's own
 */
export function attack(book: RuleBook, stored: BattleState, slot: Slot, script: Dice | null = null): Outcome {
  if (stored.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const state = upgradeState(stored);
  const key = fighting(state.player).moves[slot - 1];
  if (key === undefined || key === '') return { ok: false, reason: 'empty-slot' };
  return { ok: true, state: play(book, state, slot - 1, script) };
}
