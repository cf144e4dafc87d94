import { createHash } from 'node:crypto';
import type { Database } from './connect.ts';

/** A limit's number in the table `limit_counts`. */
export interface LimitCount {
  readonly name: string;
  /** What the limit counts by; any text. */
  readonly key: string;
  /** Milliseconds between two events at the limit's rate. */
  readonly spacing: number;
  /** Milliseconds by which events may be ahead of that rate. */
  readonly window: number;
}

/** The moment of a statement: a test's clock in milliseconds, or the database's own, which all servers share. */
const MOMENT = `select coalesce(to_timestamp($3::float8 / 1000), clock_timestamp()) as now`;
const ROW = `name = $1 and key = $2`;
const SPACING = `$4::float8 * interval '1 ms'`;
const WINDOW = `$5::float8 * interval '1 ms'`;
/** A new row with one event. An update sees it as `excluded`, and has the moment from there. */
const ONE = `insert into limit_counts as c (name, key, due) select $1, $2, m.now + ${SPACING} from m
  on conflict (name, key) do update`;
const NOW = `(excluded.due - ${SPACING})`;
const NEXT = `greatest(c.due, ${NOW}) + ${SPACING}`;
/** Seconds until the next event is allowed. */
const WAIT = `greatest(0, extract(epoch from greatest(c.due, m.now) + ${SPACING} - m.now - ${WINDOW})::float8)`;

const STATEMENTS = {
  wait: `with m as (${MOMENT}) select ${WAIT} as seconds from limit_counts c, m where ${ROW}`,
  // A microsecond is tolerated, as in `Limiter`.
  take: `with m as (${MOMENT}), taken as (
      ${ONE} set due = ${NEXT} where ${NEXT} <= ${NOW} + ${WINDOW} + interval '1 microsecond' returning 1
    )
    select case when exists (select from taken) then 0
      else coalesce((select ${WAIT} from limit_counts c, m where ${ROW}), $4::float8 / 1000) end as seconds`,
  count: `with m as (${MOMENT}) ${ONE} set due = ${NEXT}`,
  giveBack: `update limit_counts set due = due - $3::float8 * interval '1 ms' where ${ROW}`,
  forget: `delete from limit_counts where ${ROW}`,
} as const;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

async function ask(
  { pool }: Pick<Database, 'pool'>,
  statement: keyof typeof STATEMENTS,
  { name, key }: LimitCount,
  ...rest: readonly (number | null)[]
): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>({
    name: `limit_${statement}`,
    text: STATEMENTS[statement],
    values: [name, hashOf(key), ...rest],
  });
  return rows[0]?.seconds ?? 0;
}

/**
 * Seconds until the next event is allowed; 0 if it is allowed now.
 * @param now milliseconds of a test's clock; null for the database's
 */
export const waitOf = (database: Pick<Database, 'pool'>, count: LimitCount, now: number | null) =>
  ask(database, 'wait', count, now, count.spacing, count.window);

/** Counts an event if it is allowed, in one statement; otherwise returns the seconds to wait. @param now see `waitOf` */
export const takeOne = (database: Pick<Database, 'pool'>, count: LimitCount, now: number | null) =>
  ask(database, 'take', count, now, count.spacing, count.window);

/** Counts an event, allowed or not. @param now see `waitOf` */
export const countOne = (database: Pick<Database, 'pool'>, count: LimitCount, now: number | null) =>
  ask(database, 'count', count, now, count.spacing);

/** Removes one event that should not count. */
export const giveOneBack = (database: Pick<Database, 'pool'>, count: LimitCount) =>
  ask(database, 'giveBack', count, count.spacing);

/** Resets a count. */
export const forgetCount = (database: Pick<Database, 'pool'>, count: LimitCount) =>
  ask(database, 'forget', count);
