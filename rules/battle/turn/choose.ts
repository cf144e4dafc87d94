import type { RuleBook } from '../../book.ts';
import { send } from '../../engine/send.ts';
import { stands } from '../../model/sides.ts';
import type { BattleState, Outcome } from '../../model/state.ts';
import { loadBattle, unloadBattle, upgradeState } from '../workspace.ts';

/**
 * Sends a creature of the team into battle: page `selection` → `battle`. No roll is made.
 * Refusals: `wrong-page`, `unknown-creature` (not one of the team), `fainted`.
 */
export function chooseCreature(book: RuleBook, stored: BattleState, id: string): Outcome {
  if (stored.page !== 'selection') return { ok: false, reason: 'wrong-page' };
  const index = stored.player.fighters.findIndex((fighter) => fighter.id === id);
  const chosen = stored.player.fighters[index];
  if (chosen === undefined) return { ok: false, reason: 'unknown-creature' };
  if (!stands(chosen)) return { ok: false, reason: 'fainted' };
  const state = upgradeState(book, stored);
  const engine = loadBattle(book, state);
  send(engine, engine.player, index);
  return { ok: true, state: unloadBattle(book, state, 'battle') };
}
