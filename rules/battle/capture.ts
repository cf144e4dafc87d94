import type { RuleBook } from '../book.ts';
import type { BallType } from '../creatures/types.ts';
import type { BattleState } from './state.ts';

/** Percent for each ball to catch the wild creature now, one decimal; null where no ball can be thrown. */
export function catchChances(_book: RuleBook, _state: BattleState): Record<BallType, number> | null {
  throw new Error('Not written yet');
}
