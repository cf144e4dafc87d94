import { eq } from 'drizzle-orm';
import { bagItems, players } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';

/** Number of each item in a player's bag; items that the player never had are missing. */
export async function readBag(on: Queryable, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on.select().from(bagItems).where(eq(bagItems.playerId, playerId));
  return new Map(rows.map(({ item, quantity }) => [item, quantity]));
}

/** A player's coins, and the map on which the player is. */
export async function readPurse(
  on: Queryable,
  playerId: string,
): Promise<{ coins: number; mapName: string }> {
  const { coins, mapName } = players;
  const [row] = await on.select({ coins, mapName }).from(players).where(eq(players.id, playerId));
  return row ?? { coins: 0, mapName: '' };
}
