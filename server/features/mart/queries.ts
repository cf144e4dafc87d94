import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { bagItems } from '../../database/schema.ts';

/** How many of each item a player carries; items of which there never was one are missing. */
export async function readBag({ drizzle }: Database, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await drizzle.select().from(bagItems).where(eq(bagItems.playerId, playerId));
  return new Map(rows.map(({ item, quantity }) => [item, quantity]));
}
