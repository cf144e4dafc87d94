import { type PrizeEvent, userPrize } from '../../../../rules/battle/userPrize.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { StoredBattle } from '../queries.ts';
import { readToday, storeToday } from './prizeDayQueries.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "3 hours", "20 minutes": how long it is until midnight UTC, rounded up. */
function untilMidnight(rest: number): string {
  const [count, unit] = rest > HOUR ? [Math.ceil(rest / HOUR), 'hour'] : [Math.ceil(rest / 60_000), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Enters a stake into the player's day, if the prize could be paid in full.
 * @throws Refusal 409 where the day's sum has no room for it, with the time when the next day begins
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
    throw new Refusal(
      409,
      'conflict',
      `You have won too much today for this prize. Gold battles are open again at midnight UTC, in ${untilMidnight(rest)}.`,
      { retryAfter: Math.ceil(rest / 1000) },
    );
  }
  await storeToday(transaction, playerId, { ...today, winnings });
}

/** The prize of a won battle. */
interface Prize {
  readonly coins: number;
  /** Why it is not the full one; null where it is. */
  readonly told: PrizeEvent | null;
}

/**
 * The coins that a won battle pays today, entered into the player's day where its kind counts for it: against users less
 * and less, for gold always in full, since the stake was taken for it.
 * @param full coins that the rules or the start of the battle have promised
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
