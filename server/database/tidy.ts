import { and, lt, ne, sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { limitCounts, playerChanges } from './schema.ts';
import { NO_PLAYER } from './standby/standby.ts';

const HOUR = 3_600_000;

/** Number of players whose notices one statement processes. */
const AT_ONCE = 1000;

/** Deletes old notices, read or not. Locks counters first and in the order of players, as all writers of notices do. */
const OLD_NOTICES = `
  with counters as materialized (
    select player_id from notice_counters where player_id in (
      select distinct player_id from notices where created_at < now() - interval '30 days' limit ${AT_ONCE})
    order by player_id for no key update
  )
  delete from notices n using counters c
  where n.player_id = c.player_id and n.created_at < now() - interval '30 days'`;

/**
 * Deletes notices for accounts that were deleted while somebody was about to notify them. Notices do not refer to
 * `players`, so nothing else stops them.
 */
const NOTICES_OF_NOBODY = `
  with counters as (
    delete from notice_counters c using deleted_accounts d
    where c.player_id = d.player_id and d.deleted_at > now() - interval '2 days'
    returning c.player_id
  )
  delete from notices n using counters c where n.player_id = c.player_id`;

/** Deletes expired sessions, idempotency keys and counts of limits, old notices, and reports closed long ago. */
export async function tidy({ drizzle, pool }: Database): Promise<void> {
  await pool.query(`delete from sessions where used_at < now() - interval '30 days'`);
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  await pool.query(`delete from reports where closed_at < now() - interval '90 days'`);
  await drizzle.delete(limitCounts).where(lt(limitCounts.due, sql`now()`));
  await pool.query(NOTICES_OF_NOBODY);
  const isOld = lt(playerChanges.changedAt, sql`now() - interval '1 minute'`);
  await drizzle.delete(playerChanges).where(and(isOld, ne(playerChanges.playerId, NO_PLAYER)));
  while ((await pool.query(OLD_NOTICES)).rowCount);
}

/**
 * Runs `tidy` every hour, and then what else is to be deleted; after a failure it waits for the next hour. Returns a
 * function that stops it.
 */
export function tidyHourly(
  database: Database,
  others: (database: Database) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => void {
  const run = () => tidy(database).then(() => others(database));
  const timer = setInterval(() => void run().catch(onFailure), HOUR).unref();
  return () => clearInterval(timer);
}
