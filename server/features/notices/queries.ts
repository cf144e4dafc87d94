import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { noticeCounters, notices, noticeWakes, players } from '../../database/schema.ts';
import { announceStored } from '../../domain/trades/notices.ts';

/** A notice with the name of the other player. */
export type NoticeRow = typeof notices.$inferSelect & { readonly user: string };

/** Maximum number of notices sent at once to a client that reconnects. */
export const MOST_AT_ONCE = 100;

const columns = { notice: notices, user: players.username };
const rowOf = ({
  notice,
  user,
}: {
  notice: typeof notices.$inferSelect;
  user: string | null;
}): NoticeRow => ({
  ...notice,
  user: user ?? '',
});

/** A page of a player's notices, newest first. */
export async function selectNotices(
  { drizzle }: Database,
  playerId: string,
  skip: number,
  limit: number,
): Promise<NoticeRow[]> {
  const rows = await drizzle
    .select(columns)
    .from(notices)
    .leftJoin(players, eq(players.id, notices.userId))
    .where(eq(notices.playerId, playerId))
    .orderBy(desc(notices.number))
    .limit(limit)
    .offset(skip);
  return rows.map(rowOf);
}

/** The notices after a given one, oldest first. */
export async function readSince(
  { drizzle }: Database,
  playerId: string,
  number: number,
): Promise<NoticeRow[]> {
  const rows = await drizzle
    .select(columns)
    .from(notices)
    .leftJoin(players, eq(players.id, notices.userId))
    .where(and(eq(notices.playerId, playerId), gt(notices.number, number)))
    .orderBy(asc(notices.number))
    .limit(MOST_AT_ONCE);
  return rows.map(rowOf);
}

/**
 * Number of a player's notices and of the unread ones, and the number of the last notice ever; all three are stored
 * counters.
 */
export async function countNotices(
  { drizzle }: Database,
  playerId: string,
): Promise<{ count: number; unread: number; last: number }> {
  const [row] = await drizzle
    .select({ count: noticeCounters.kept, unread: noticeCounters.unread, last: noticeCounters.last })
    .from(noticeCounters)
    .where(eq(noticeCounters.playerId, playerId));
  return row ?? { count: 0, unread: 0, last: 0 };
}

/** Those of some sessions that have not ended, and whose players are not suspended. Sessions are hashes of tokens in hexadecimal. */
export async function readOpenSessions(
  { pool }: Database,
  sessions: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ session: string }>(
    `select encode(s.token_hash, 'hex') as session from sessions s join players p on p.id = s.player_id
     where s.token_hash = any($1::bytea[]) and p.suspended_at is null`,
    [sessions.map((session) => Buffer.from(session, 'hex'))],
  );
  return new Set(rows.map(({ session }) => session));
}

/** The notices to mark: some, all up to a number, or all. */
export interface Which {
  readonly numbers?: readonly number[] | undefined;
  readonly upTo?: number | undefined;
}

/** Marks notices of a player as read; soon after all servers are told. Notices that arrive meanwhile stay unread. */
export async function markRead(
  database: Database,
  playerId: string,
  { numbers, upTo }: Which,
): Promise<void> {
  // Locks the counter before any notice, as all writers of notices do.
  await database.drizzle.execute(sql`
    with counter as materialized (
      select player_id, last from ${noticeCounters} where player_id = ${playerId}::uuid for no key update
    ), woken as (
      insert into ${noticeWakes} (player_id) select player_id from counter
    )
    update ${notices} n set read_at = now() from counter c
    where n.player_id = c.player_id and n.read_at is null and n.number <= least(c.last, ${upTo ?? null}::int)
      and (${numbers ? sql.param([...numbers]) : null}::int[] is null or n.number = any(${numbers ? sql.param([...numbers]) : null}::int[]))`);
  announceStored(database);
}
