import { eq } from 'drizzle-orm';
import { bagItems, players } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';

/** How many of each item a player carries; items of which there never was one are missing. */
export async function readBag(on: Queryable, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on.select().from(bagItems).where(eq(bagItems.playerId, playerId));
  return new Map(rows.map(({ item, quantity }) => [item, quantity]));
}

/** Coins of a player. */
export async function readCoins(on: Queryable, playerId: string): Promise<number> {
  const [row] = await on.select({ coins: players.coins }).from(players).where(eq(players.id, playerId));
  return row?.coins ?? 0;
}
