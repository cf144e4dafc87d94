import { eq } from 'drizzle-orm';
import { FRESH_DAY, type PrizeDay } from '../../../../rules/battle/userPrize.ts';
import { prizeDays } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** A player's winnings of the current day. */
export interface Today extends PrizeDay {
  /** Such as `2026-11-22`, in UTC. */
  readonly day: string;
}

/**
 * The player's winnings today. This transaction must have locked the player's row.
 * @param now milliseconds since the beginning of 1970
 */
export async function readToday(transaction: Transaction, playerId: string, now: number): Promise<Today> {
  const day = new Date(now).toISOString().slice(0, 10);
  const [row] = await transaction.select().from(prizeDays).where(eq(prizeDays.playerId, playerId));
  // If the clock is set back, the later stored day continues.
  return row && row.day >= day ? row : { ...FRESH_DAY, day };
}

/** Stores the player's winnings of the day; overwrites the stored row, whatever its day. */
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
