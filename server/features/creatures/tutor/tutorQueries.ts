import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { players } from '../../../database/schema.ts';

/** A player's coins. */
export async function readCoins({ drizzle }: Database, playerId: string): Promise<number> {
  const [row] = await drizzle.select({ coins: players.coins }).from(players).where(eq(players.id, playerId));
  return row?.coins ?? 0;
}
