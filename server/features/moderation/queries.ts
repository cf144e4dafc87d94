import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { OperatorMessage } from '../../../contract/shapes/operating/moderation.ts';
import type { Database } from '../../database/connect.ts';
import { operatorMessages, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

const unreadOf = (playerId: string) =>
  and(eq(operatorMessages.playerId, playerId), isNull(operatorMessages.readAt));

/** The operator's messages that a player has not confirmed, the oldest first. */
export async function readUnread({ drizzle }: Database, playerId: string): Promise<OperatorMessage[]> {
  const { id, kind, text, createdAt } = operatorMessages;
  const rows = await drizzle
    .select({ id, kind, text, at: createdAt })
    .from(operatorMessages)
    .where(unreadOf(playerId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
}

/** Confirms messages up to one of them. The transaction must have locked the player. @returns how many are left */
export async function confirmMessages(
  transaction: Transaction,
  playerId: string,
  upTo: number,
): Promise<number> {
  await transaction
    .update(operatorMessages)
    .set({ readAt: sql`now()` })
    .where(and(unreadOf(playerId), lte(operatorMessages.id, upTo)));
  const unread = transaction
    .select({ count: sql<number>`count(*)` })
    .from(operatorMessages)
    .where(unreadOf(playerId));
  const [row] = await transaction
    .update(players)
    .set({ unreadMessages: sql`(${unread})` })
    .where(eq(players.id, playerId))
    .returning({ left: players.unreadMessages });
  return row?.left ?? 0;
}
