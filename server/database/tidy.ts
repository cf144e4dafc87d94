import type { Database } from './connect.ts';

const HOUR = 3_600_000;

/** Players whose notices are gone through in one statement. */
const AT_ONCE = 1000;

/** Ends old notices, read or not. Counters are locked first and in the order of players, as by whoever writes notices. */
const OLD_NOTICES = `
  with counters as materialized (
    select player_id from notice_counters where player_id in (
      select distinct player_id from notices where created_at < now() - interval '30 days' limit ${AT_ONCE})
    order by player_id for no key update
  )
  delete from notices n using counters c
  where n.player_id = c.player_id and n.created_at < now() - interval '30 days'`;

/** Forgets sessions that have ended, idempotency keys that nobody will repeat any more, and old notices. */
export async function tidy({ pool }: Database): Promise<void> {
  await pool.query(`delete from sessions where used_at < now() - interval '30 days'`);
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  while ((await pool.query(OLD_NOTICES)).rowCount);
}

/** Tidies every hour; a failure is left to the next time. Returns what stops it. */
export function tidyHourly(database: Database, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tidy(database).catch(onFailure), HOUR).unref();
  return () => clearInterval(timer);
}
