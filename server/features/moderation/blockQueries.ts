import { and, desc, eq } from 'drizzle-orm';
import { blocks, players } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';

/** The players whom a player has blocked, the latest first. */
export const readBlocked = (on: Queryable, playerId: string) =>
  on
    .select({ id: blocks.blockedId, name: players.username, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(players, eq(players.id, blocks.blockedId))
    .where(eq(blocks.playerId, playerId))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId));

/** Stores a block; leaves an equal one unchanged. */
export async function storeBlock(
  transaction: Transaction,
  playerId: string,
  blockedId: string,
): Promise<void> {
  await transaction.insert(blocks).values({ playerId, blockedId }).onConflictDoNothing();
}

/** Deletes a block. @returns false if there is none */
export async function dropBlock(
  transaction: Transaction,
  playerId: string,
  blockedId: string,
): Promise<boolean> {
  const dropped = await transaction
    .delete(blocks)
    .where(and(eq(blocks.playerId, playerId), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.blockedId });
  return dropped.length === 1;
}
