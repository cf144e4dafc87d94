import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { appeals, suspensions } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** Whether the suspension in a locked player's row is over, by the database's clock. */
export async function hasRunOut(transaction: Transaction, playerId: string): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from players where id = ${playerId}::uuid and suspended_until <= now()`,
  );
  return rows.length > 0;
}

/** A player's present suspension with its appeals. */
export async function readAppealed(transaction: Transaction, playerId: string) {
  const [row] = await transaction
    .select({
      id: suspensions.id,
      appeals: count(appeals.id),
      open: sql<string | null>`max(${appeals.text}) filter (where ${appeals.answeredAt} is null)`,
    })
    .from(suspensions)
    .leftJoin(appeals, eq(appeals.suspensionId, suspensions.id))
    .where(and(eq(suspensions.playerId, playerId), isNull(suspensions.endedAt)))
    .groupBy(suspensions.id);
  return row;
}

/** Stores an appeal against a suspension. */
export async function storeAppeal(
  transaction: Transaction,
  suspensionId: number,
  text: string,
): Promise<void> {
  await transaction.insert(appeals).values({ suspensionId, text });
}
