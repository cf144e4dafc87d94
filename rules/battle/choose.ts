import type { RuleBook } from '../book.ts';
import { seededDice } from '../random.ts';
import { closeArena, emit, openArena } from './arena.ts';
import { stands } from './sides.ts';
import type { BattleState, Outcome } from './state.ts';

/**
 * Sends a creature of the team into battle: page `selection` → `battle`. No roll is made.
 * Refusals: `wrong-page`, `unknown-creature` (not one of the team), `fainted`.
 */
export function chooseCreature(book: RuleBook, state: BattleState, id: string): Outcome {
  if (state.page !== 'selection') return { ok: false, reason: 'wrong-page' };
  const chosen = state.player.fighters.find((fighter) => fighter.id === id);
  if (chosen === undefined) return { ok: false, reason: 'unknown-creature' };
  if (!stands(chosen)) return { ok: false, reason: 'fainted' };
  const arena = openArena(book, state, seededDice(state.dice));
  emit(arena, { type: 'send', side: 'player', creature: id });
  return { ok: true, state: closeArena(arena, 'battle') };
}
