import type { RuleBook } from '../book.ts';
import type { BattleState, Outcome } from './state.ts';

/** `selection` → `battle`. */
export function chooseCreature(_book: RuleBook, _state: BattleState, _id: string): Outcome {
  throw new Error('Not written yet');
}
