import { eq } from 'drizzle-orm';
import { FRESH_DAY, type PrizeDay } from '../../../../rules/battle/userPrize.ts';
import { prizeDays } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** What a player has won on the day that it is. */
export interface Today extends PrizeDay {
  /** As `2026-11-22`, in UTC. */
  readonly day: string;
}

/**
 * What the player has won today. The player's row must be locked by this transaction.
 * @param now milliseconds since the beginning of 1970
 */
export async function readToday(transaction: Transaction, playerId: string, now: number): Promise<Today> {
  const day = new Date(now).toISOString().slice(0, 10);
  const [row] = await transaction.select().from(prizeDays).where(eq(prizeDays.playerId, playerId));
  // A clock that is put back begins no day anew.
  return row && row.day >= day ? row : { ...FRESH_DAY, day };
}

/** Stores it in the place of what was there, today's or another day's. */
export async function storeToday(
  transaction: Transaction,
  playerId: string,
  { day, winnings, wins }: Today,
): Promise<void> {
  const values = { day, winnings, wins };
  await transaction
    .insert(prizeDays)
    .values({ playerId, ...values })
    .onConflictDoUpdate({ target: prizeDays.playerId, set: values });
}
