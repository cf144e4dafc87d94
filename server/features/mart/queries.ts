import { eq } from 'drizzle-orm';
import { bagItems, players } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';

/** Number of each item in a player's bag; items that the player never had are missing. */
export async function readBag(on: Queryable, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on.select().from(bagItems).where(eq(bagItems.playerId, playerId));
  return new Map(rows.map(({ item, quantity }) => [item, quantity]));
}

/** A player's coins. */
export async function readCoins(on: Queryable, playerId: string): Promise<number> {
  const [row] = await on.select({ coins: players.coins }).from(players).where(eq(players.id, playerId));
  return row?.coins ?? 0;
}
