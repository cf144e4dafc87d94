import { moveOf, type RuleBook } from '../book.ts';
import { type Dice, seededDice } from '../random.ts';
import { act } from './act.ts';
import { closeArena, openArena } from './arena.ts';
import type { SideName } from './events.ts';
import { chooseMove } from './opponent.ts';
import { turnOrder } from './order.ts';
import { endRound } from './roundEnd.ts';
import { takeSeat } from './seat.ts';
import { fighting, stands } from './sides.ts';
import type { BattleState, Outcome } from './state.ts';

/** Number of a move slot, from 1. */
export type Slot = 1 | 2 | 3 | 4;

/** A round in which both use a move. Rolls: the opponent's choice, the order, the turns. */
function playRound(book: RuleBook, state: BattleState, key: string, dice: Dice): BattleState {
  const arena = openArena(book, state, dice);
  const { battle } = arena;
  battle.round += 1;
  const keys: Record<SideName, string> = {
    player: key,
    opponent: chooseMove(book, takeSeat(battle, 'opponent'), dice),
  };
  const moves = { player: moveOf(book, keys.player), opponent: moveOf(book, keys.opponent) };
  const order = turnOrder(battle, moves, dice);
  order.forEach((side, index) => {
    const bothStand = stands(fighting(battle.player)) && stands(fighting(battle.opponent));
    if (bothStand) act(arena, side, keys[side], index === 1);
  });
  endRound(arena, order);
  return closeArena(arena, 'roundResults');
}

/**
 * Plays a round with the move in `slot`, the opponent choosing its own: page `battle` → `roundResults`, one
 * round more. Refusals: `wrong-page`, `empty-slot`.
 * @param dice the battle's own unless a test brings its script
 */
export function attack(
  book: RuleBook,
  state: BattleState,
  slot: Slot,
  dice: Dice = seededDice(state.dice),
): Outcome {
  if (state.page !== 'battle') return { ok: false, reason: 'wrong-page' };
  const key = fighting(state.player).moves[slot - 1];
  if (key === undefined || key === '') return { ok: false, reason: 'empty-slot' };
  return { ok: true, state: playRound(book, state, key, dice) };
}
