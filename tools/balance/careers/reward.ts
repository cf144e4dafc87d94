import { charmOf } from '../../../content/index.ts';
import { type BattleState, battleRewards, type RuleBook } from '../../../rules/index.ts';
import { growTeam, type Trainer } from './trainer.ts';

/**
 * Gives what a battle brought.
 * @param prize coins instead of the usual ones
 * @returns whether it was won
 */
export function reward(book: RuleBook, trainer: Trainer, state: BattleState, prize?: number): boolean {
  if (state.page === 'lose') trainer.lost += 1;
  if (state.page !== 'win') return false;
  const { totalExp, coins } = battleRewards(book, state);
  growTeam(book, trainer, totalExp);
  const gained =
    prize === undefined ? coins : Math.floor((prize * (100 + charmOf([...trainer.charms]).coins)) / 100);
  trainer.coins += gained;
  trainer.earned += gained;
  return true;
}
