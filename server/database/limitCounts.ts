import { createHash } from 'node:crypto';
import type { Database } from './connect.ts';

/**
 * What happens to a count: `check` does not change it and may be refused, `take` adds an event if that is allowed,
 * `count` adds one in any case, `giveBack` removes one, `forget` resets it.
 */
export type CountUse = 'check' | 'take' | 'count' | 'giveBack' | 'forget';

/** A use of a limit's number in the table `limit_counts`. */
export interface LimitUse {
  readonly use: CountUse;
  readonly name: string;
  /** What the limit counts by; any text. */
  readonly key: string;
  /** Milliseconds between two events at the limit's rate. */
  readonly spacing: number;
  /** Milliseconds by which events may be ahead of that rate. */
  readonly window: number;
}

/*
 * A row is the moment at which the events counted so far would be due. All rows are changed in one order: statements
 * with the same rows wait for each other and do not deadlock. A microsecond is tolerated, as in `Limiter`. The moment
 * is a test's clock in milliseconds, or the database's own, which all servers share.
 */
const USE = `
  with used as materialized (
    select u.name, u.key, u.use, u.spacing * interval '1 ms' as spacing, u.ahead * interval '1 ms' as ahead, m.now
    from unnest($2::text[], $3::bytea[], $4::text[], $5::float8[], $6::float8[]) u (name, key, use, spacing, ahead),
      (select coalesce(to_timestamp($1::float8 / 1000), clock_timestamp()) as now) m
  ), refused as (
    select max(extract(epoch from greatest(c.due, u.now) + u.spacing - u.now - u.ahead))::float8 as seconds
    from used u join limit_counts c on (c.name, c.key) = (u.name, u.key)
    where u.use in ('check', 'take') and greatest(c.due, u.now) + u.spacing > u.now + u.ahead + interval '1 microsecond'
  ), changed as (
    insert into limit_counts as c (name, key, due)
    select u.name, u.key, case when u.use in ('take', 'count') then u.now + u.spacing else u.now end
    from used u, refused r where u.use <> 'check' and r.seconds is null
    order by u.name, u.key
    on conflict (name, key) do update set due = (
      select case u.use
        when 'forget' then u.now
        when 'giveBack' then c.due - u.spacing
        else greatest(c.due, u.now) + u.spacing end
      from used u where (u.name, u.key) = (c.name, c.key) and u.use <> 'check')
    where exists (
      select from used u where (u.name, u.key) = (c.name, c.key) and u.use <> 'check'
        and (u.use <> 'take' or greatest(c.due, u.now) + u.spacing <= u.now + u.ahead + interval '1 microsecond'))
    returning 1
  )
  select case
    when r.seconds is not null then r.seconds
    when (select count(*) from changed) = (select count(*) from used u where u.use <> 'check') then 0
    else (select max(extract(epoch from u.spacing))::float8 from used u where u.use = 'take')
  end as seconds from refused r`;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Uses several counts in one statement.
 * @param now milliseconds of a test's clock; null for the database's
 * @returns seconds until all that was refused is allowed; 0 if nothing was refused. After a refusal nothing is counted,
 * unless another request took the last event of a count at the same moment
 */
export async function changeCounts(
  { pool }: Pick<Database, 'pool'>,
  uses: readonly LimitUse[],
  now: number | null,
): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>({
    name: 'limits',
    text: USE,
    values: [
      now,
      uses.map(({ name }) => name),
      uses.map(({ key }) => hashOf(key)),
      uses.map(({ use }) => use),
      uses.map(({ spacing }) => spacing),
      uses.map(({ window }) => window),
    ],
  });
  return rows[0]?.seconds ?? 0;
}
