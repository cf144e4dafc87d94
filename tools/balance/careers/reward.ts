import { charmOf, prizeLimits } from '../../../content/index.ts';
import {
  type BattleState,
  battleRewards,
  FRESH_DAY,
  type Rewards,
  type RuleBook,
  userPrize,
} from '../../../rules/index.ts';
import { DAY } from './pace.ts';
import { growTeam, type Trainer } from './trainer.ts';

/** The coins that a victory over a user pays, computed as on the server. */
function payOf({ prizes, seconds }: Trainer, state: BattleState, full: number, rival: string): number {
  const day = prizes.calendar ?? Math.floor(seconds / DAY);
  if (day !== prizes.day) prizes.today = FRESH_DAY;
  prizes.day = day;
  const paid = userPrize(prizeLimits, state, full, rival, prizes.today);
  prizes.today = paid.day;
  prizes.full += full;
  prizes.paid += paid.coins;
  prizes.most = Math.max(prizes.most, paid.day.winnings);
  return paid.coins;
}

/** Where the coins come from if not from the rules alone: a leader's prize, or a user with the limits of the day. */
export interface Payer {
  readonly prize?: number;
  readonly rival?: string;
}

function coinsOf(trainer: Trainer, state: BattleState, { coins }: Rewards, { prize, rival }: Payer): number {
  if (prize !== undefined) return Math.floor((prize * (100 + charmOf([...trainer.charms]).coins)) / 100);
  return rival === undefined ? coins : payOf(trainer, state, coins, rival);
}

/** Adds coins that were won, found or given. */
export function earn(trainer: Trainer, coins: number): void {
  trainer.coins += coins;
  trainer.earned += coins;
}

/**
 * Pays out a battle: experience and coins.
 * @returns whether it was won
 */
export function reward(book: RuleBook, trainer: Trainer, state: BattleState, payer: Payer = {}): boolean {
  if (state.page === 'lose') trainer.lost += 1;
  const rewards = battleRewards(book, state);
  if (state.page === 'caught') earn(trainer, rewards.coins);
  if (state.page !== 'win') return false;
  growTeam(book, trainer, rewards.totalExp);
  earn(trainer, coinsOf(trainer, state, rewards, payer));
  return true;
}
