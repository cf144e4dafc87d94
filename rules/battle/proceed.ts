import type { RuleBook } from '../book.ts';
import type { BattleState, Outcome } from './state.ts';

/** `roundResults` → `battle`, `selection`, `win` or `lose`. */
export function proceed(_book: RuleBook, _state: BattleState): Outcome {
  throw new Error('Not written yet');
}
