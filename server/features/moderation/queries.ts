import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { OperatorMessage } from '../../../contract/shapes/moderation.ts';
import type { Database } from '../../database/connect.ts';
import { operatorMessages, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Numbers of a player's public page. */
export interface PublicSums {
  readonly pokemonCount: number;
  readonly caught: number;
  readonly badges: number;
  readonly listings: number;
  readonly blocked: boolean;
}

const SUMS = `
  select
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = $1 and c.species = '') as "pokemonCount",
    (select count(distinct d.species)::int from pokedex_entries d
      where d.player_id = $1 and d.caught_at is not null) as caught,
    (select count(*)::int from gym_victories v where v.player_id = $1) as badges,
    (select count(*)::int from creatures c where c.player_id = $1 and c.listing is not null) as listings,
    exists (select from blocks b where b.player_id = $2 and b.blocked_id = $1) as blocked`;

/** Reads the numbers of a player's public page, and whether the viewer has blocked the player. */
export async function readPublicSums(
  { pool }: Database,
  playerId: string,
  viewerId: string,
): Promise<PublicSums> {
  const { rows } = await pool.query<PublicSums>({
    name: 'public page',
    text: SUMS,
    values: [playerId, viewerId],
  });
  const [row] = rows;
  if (!row) throw new Error('Nothing was read');
  return row;
}

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
