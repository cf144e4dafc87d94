import type pg from 'pg';

/**
 * Time limits of the server's statements, in milliseconds. They are settings of the database's user and not parameters
 * of a connection, because PgBouncer refuses these or silently drops them.
 */
export const TIMEOUTS = {
  /** For a statement. */
  statement_timeout: 10_000,
  /** For waiting for a lock. */
  lock_timeout: 3000,
  /** For a transaction that sends no statement: its server may be dead. */
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Time limits that an operator has set for this user, this database or both. */
const SET = `
  select distinct split_part(entry, '=', 1) as name from pg_db_role_setting, unnest(setconfig) entry
  where setdatabase in (0, (select oid from pg_database where datname = current_database()))
    and setrole in (0, (select oid from pg_roles where rolname = session_user))`;

/**
 * Sets the missing time limits for the connected user in this database. Limits that the operator has set stay. They
 * apply to later connections.
 */
export async function setTimeouts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(SET);
  const missing = Object.entries(TIMEOUTS).filter(([name]) => rows.every((row) => row.name !== name));
  for (const [name, limit] of missing) {
    const { rows: statements } = await client.query<{ text: string }>(
      `select format('alter role %I in database %I set %I = %L', session_user, current_database(), $1::text, $2::text) as text`,
      [name, limit],
    );
    await client.query(statements[0]?.text ?? '');
  }
}

/** Lifts the time limits of one connection, for work that may take long. */
export async function liftTimeouts(client: pg.Client): Promise<void> {
  for (const name of Object.keys(TIMEOUTS)) await client.query(`set ${name} = 0`);
}
