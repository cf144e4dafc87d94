import { and, asc, eq } from 'drizzle-orm';
import { wanted } from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';

export type WantedRow = typeof wanted.$inferSelect;

/** A player's wanted list, oldest entry first. */
export const readWanted = (on: Queryable, playerId: string): Promise<WantedRow[]> =>
  on.select().from(wanted).where(eq(wanted.playerId, playerId)).orderBy(asc(wanted.number));

/** Stores a wanted entry; leaves an equal one unchanged. */
export async function storeWanted(
  transaction: Transaction,
  entry: typeof wanted.$inferInsert,
): Promise<void> {
  await transaction.insert(wanted).values(entry).onConflictDoNothing();
}

/** Deletes a wanted entry of a player. @returns false if there is none */
export async function dropWanted(transaction: Transaction, playerId: string, id: string): Promise<boolean> {
  const dropped = await transaction
    .delete(wanted)
    .where(and(eq(wanted.playerId, playerId), eq(wanted.id, id)))
    .returning({ id: wanted.id });
  return dropped.length === 1;
}
