import type { RuleBook } from '../book.ts';
import type { BattleSetup, BattleState } from './state.ts';

/** Page `selection`, nobody chosen, the opponent's first creature already out. */
export function startBattle(_book: RuleBook, _setup: BattleSetup): BattleState {
  throw new Error('Not written yet');
}
