import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { noticeCounters, notices, players } from '../../database/schema.ts';

/** A notice with the name of the other player. */
export type NoticeRow = typeof notices.$inferSelect & { readonly user: string };

/** Read notices of a player that are kept. */
const KEPT = 100;
/** Most that are sent at once to somebody who was away. */
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
export async function readNotices(
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

/** What came after a notice, the first one first. */
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

/** How many notices of a player there are, how many are unread, and the number of the last one ever. */
export async function countNotices(
  { drizzle }: Database,
  playerId: string,
): Promise<{ count: number; unread: number; last: number }> {
  const { rows } = await drizzle.execute<{ count: number; unread: number; last: number }>(sql`
    select (select count(*)::int from ${notices} where player_id = ${playerId}::uuid) as count,
      (select count(*)::int from ${notices} where player_id = ${playerId}::uuid and read_at is null) as unread,
      coalesce((select last from ${noticeCounters} where player_id = ${playerId}::uuid), 0) as last`);
  return rows[0] ?? { count: 0, unread: 0, last: 0 };
}

/**
 * Marks notices of a player as read, tells every server, and drops the oldest read ones beyond those that are kept.
 * @param numbers of the notices; null for all
 */
export async function markRead(
  { drizzle }: Database,
  playerId: string,
  numbers: readonly number[] | null,
  channel: string,
): Promise<void> {
  await drizzle
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notices.playerId, playerId),
        isNull(notices.readAt),
        ...(numbers ? [inArray(notices.number, [...numbers])] : []),
      ),
    );
  await drizzle.execute(sql`
    delete from ${notices} where player_id = ${playerId}::uuid and read_at is not null and number <= (
      select number from ${notices} where player_id = ${playerId}::uuid and read_at is not null
      order by number desc offset ${KEPT} limit 1)`);
  await drizzle.execute(sql`select pg_notify(${channel}, ${playerId})`);
}
