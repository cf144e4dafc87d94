import type { RuleBook } from '../../book.ts';
import { speedNow } from '../../engine/state/sides.ts';
import type { Dice } from '../../model/random.ts';
import type { BattleState } from '../../model/state.ts';
import { loadBattle } from '../workspace.ts';

const SIDES = 256;
/** What each attempt adds to the chance, in 256ths. */
const PATIENCE = 30;

/**
 * The chance to get away in 256ths, 256 at most: certain for who is at least as fast, otherwise
 * ⌊speed·128 / opponent's speed⌋ + 30·attempts. (Third and fourth generation; there the sum begins anew at 256, here it
 * stays.) Speeds are those of a round: with stages, and halved by paralysis.
 * @param attempts with the one that is made now, from 1
 */
export function escapeChance(own: number, opponent: number, attempts: number): number {
  if (own >= opponent) return SIDES;
  return Math.min(SIDES, Math.floor((own * 128) / opponent) + PATIENCE * attempts);
}

/**
 * Whether the player gets away from the wild creature now. A certain success makes no roll.
 * @param state with `escapes` counting this attempt
 */
export function rollEscape(book: RuleBook, state: BattleState, dice: Dice): boolean {
  const { player, opponent } = loadBattle(book, state);
  const chance = escapeChance(speedNow(player), speedNow(opponent), state.escapes ?? 1);
  return chance >= SIDES || dice.roll(SIDES) < chance;
}
