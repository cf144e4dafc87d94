import { eq, sql } from 'drizzle-orm';
import type { CoinReason } from '../../contract/shapes/journal.ts';
import { coinLedger, players } from '../database/schema.ts';
import type { Queryable, Transaction } from '../database/transaction.ts';
import { conflict } from '../http/refusal.ts';

/** Maximum number of coins of a player: the largest integer that JSON represents exactly. */
const MOST_COINS = Number.MAX_SAFE_INTEGER;

/** A player's coins; 0 if there is no such player. */
export async function readCoins(on: Queryable, playerId: string): Promise<number> {
  const [row] = await on.select({ coins: players.coins }).from(players).where(eq(players.id, playerId));
  return row?.coins ?? 0;
}

/**
 * Adds coins (an integer; negative to subtract) and a row in the ledger. Nothing else may change a player's coins.
 * This transaction must have locked the player's row.
 * @throws Refusal 409 if the player would have less than 0 or more than the maximum
 */
export async function addCoins(
  transaction: Transaction,
  playerId: string,
  amount: number,
  reason: CoinReason,
): Promise<void> {
  if (amount === 0) return;
  const balance = (await readCoins(transaction, playerId)) + amount;
  if (balance < 0) throw conflict('fewCoins');
  if (balance > MOST_COINS) throw conflict('manyCoins');
  await transaction
    .update(players)
    .set({ coins: sql`${players.coins} + ${amount}` })
    .where(eq(players.id, playerId));
  await transaction.insert(coinLedger).values({ playerId, amount, balance, reason });
}
