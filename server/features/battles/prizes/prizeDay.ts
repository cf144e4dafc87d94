import { worded } from '../../../../contract/refusals/reasons.ts';
import { type PrizeEvent, userPrize } from '../../../../rules/battle/userPrize.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { StoredBattle } from '../queries.ts';
import { readToday, storeToday } from './prizeDayQueries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The time until midnight UTC in hours or, if that is sooner, in minutes, rounded up. */
const untilMidnight = (rest: number) =>
  rest > HOUR
    ? ({ count: Math.ceil(rest / HOUR), unit: 'hour' } as const)
    : ({ count: Math.ceil(rest / 60_000), unit: 'minute' } as const);

/**
 * Subtracts a stake from the player's winnings of the day, if the prize could be paid in full.
 * @throws Refusal 409 if the prize would exceed the daily limit; the message says when the next day begins
 */
export async function enterStake(
  transaction: Transaction,
  services: Services,
  playerId: string,
  stake: number,
  prize: number,
): Promise<void> {
  const today = await readToday(transaction, playerId, services.now());
  const winnings = today.winnings - stake;
  if (winnings + prize > services.game.prizeLimits.dayMost) {
    const rest = Date.parse(today.day) + DAY - services.now();
    throw new Refusal(409, 'conflict', worded('dayWon', untilMidnight(rest)), {
      retryAfter: Math.ceil(rest / 1000),
    });
  }
  await storeToday(transaction, playerId, { ...today, winnings });
}

/** The coins of a victory. */
interface Prize {
  readonly coins: number;
  /** The reason for a reduced prize; null for the full prize. */
  readonly told: PrizeEvent | null;
}

/**
 * Returns the coins that a victory pays today, and adds them to the player's winnings of the day if its kind counts:
 * decreasing sums against users; in gold battles always the full prize, since the stake was paid for it.
 * @param full coins according to the rules or the start of the battle
 */
export async function enterPrize(
  transaction: Transaction,
  services: Services,
  playerId: string,
  { state, opponentName }: StoredBattle,
  full: number,
): Promise<Prize> {
  if (state.kind !== 'user' && state.kind !== 'gold') return { coins: full, told: null };
  const today = await readToday(transaction, playerId, services.now());
  if (state.kind === 'gold') {
    await storeToday(transaction, playerId, { ...today, winnings: today.winnings + full });
    return { coins: full, told: null };
  }
  const { houses, prizeLimits } = services.game;
  const user = opponentName === null || houses.includes(opponentName) ? null : opponentName;
  const { coins, day, told } = userPrize(prizeLimits, state, full, user, today);
  await storeToday(transaction, playerId, { ...day, day: today.day });
  return { coins, told };
}
