import type { RuleBook } from '../book.ts';
import type { BattleState, Outcome } from './state.ts';

export type Slot = 1 | 2 | 3 | 4;

/** `battle` → `roundResults`, one round more. */
export function attack(_book: RuleBook, _state: BattleState, _slot: Slot): Outcome {
  throw new Error('Not written yet');
}
