import type { Database } from './connect.ts';

const HOUR = 3_600_000;

/** Forgets sessions that have ended, idempotency keys that nobody will repeat any more, and notices read long ago. */
export async function tidy({ pool }: Database): Promise<void> {
  await pool.query(`delete from sessions where used_at < now() - interval '30 days'`);
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`);
  await pool.query(`delete from notices where read_at < now() - interval '30 days'`);
}

/** Tidies every hour; a failure is left to the next time. Returns what stops it. */
export function tidyHourly(database: Database, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tidy(database).catch(onFailure), HOUR).unref();
  return () => clearInterval(timer);
}
