import type { RuleBook } from '../book.ts';
import type { BallType } from '../creatures/types.ts';
import type { BattleState, Outcome } from './state.ts';

/** Wild battles only: `battle` → `caught` or `roundResults`, one round more. */
export function throwBall(_book: RuleBook, _state: BattleState, _ball: BallType): Outcome {
  throw new Error('Not written yet');
}
