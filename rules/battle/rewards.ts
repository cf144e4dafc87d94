import type { RuleBook } from '../book.ts';
import type { BattleState } from './state.ts';

export interface Rewards {
  /** Experience that every team member gets. */
  readonly totalExp: number;
  readonly coins: number;
}

/** What a won battle is worth; nothing on any page but `win`. */
export function battleRewards(_book: RuleBook, _state: BattleState): Rewards {
  throw new Error('Not written yet');
}
