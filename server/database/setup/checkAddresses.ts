import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { DatabaseError } from '../errors.ts';
import { type AddressVariable, openClient } from './open.ts';
import { TIMEOUTS } from './timeouts.ts';

/** How often the check for a pooler compares connections: other servers may use the same pooler meanwhile. */
const TRIES = 10;
/** Milliseconds in which a notice must arrive. */
const NOTICE_TIMEOUT = 10_000;

/** The addresses of an external database, as the operator has set them. */
export interface Addresses {
  readonly url: string;
  /** Address past the pooler; null if `url` leads to PostgreSQL itself. */
  readonly directUrl: string | null;
  /** Whether the server sends named statements. */
  readonly preparedStatements: boolean;
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** The process number that a connection was told at its start. A pooler tells another one than PostgreSQL's. */
const toldProcessOf = (client: pg.Client): number | null =>
  (client as unknown as { readonly processID: number | null }).processID;

/**
 * Whether a pooler gives a connection another PostgreSQL process with each transaction: then a second connection gets
 * the process of the first, which is still open, or the first one's process changes.
 */
async function changesProcesses(client: pg.Client, openSecond: () => Promise<pg.Client>): Promise<boolean> {
  const own = await processOf(client);
  if (own === toldProcessOf(client)) return false;
  const second = await openSecond();
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const [others, now] = [await processOf(second), await processOf(client)];
      if (others === own || now !== own) return true;
    }
    return false;
  } finally {
    await second.end().catch(() => undefined);
  }
}

/**
 * Refuses to migrate or to listen through a pooler in transaction mode.
 * @param name of the variable that `url` comes from
 * @throws DatabaseError with one line that says what would break and which variable to set
 */
export async function refusePooler(client: pg.Client, url: string, name: AddressVariable): Promise<void> {
  if (!(await changesProcesses(client, () => openClient(url, name)))) return;
  throw new DatabaseError(
    `${name} leads through a pooler in transaction mode, where no notice is heard and two servers could migrate at once: set DATABASE_DIRECT_URL to PostgreSQL itself.`,
  );
}

/** Statements without limits would hold connections of the pool for ever. */
async function checkTimeouts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; user: string; database: string }>(
    `select name, quote_ident(session_user) as user, quote_ident(current_database()) as database
     from pg_settings where name = any($1) and setting = '0' order by array_position($1, name)`,
    [Object.keys(TIMEOUTS)],
  );
  const [row] = rows;
  if (!row) return;
  const { user, database } = row;
  const missing = rows.map(({ name }) => name).join(', ');
  const change = `ALTER ROLE ${user} IN DATABASE ${database} SET ${row.name} = '${TIMEOUTS[row.name as keyof typeof TIMEOUTS]}ms'`;
  throw new DatabaseError(
    `Statements through DATABASE_URL could run or wait for ever: ${missing} ${rows.length > 1 ? 'are' : 'is'} 0. Run "${change}" or let the pooler open new connections (RECONNECT).`,
  );
}

/** A pooler may send a statement to a PostgreSQL process where it was not prepared. */
async function checkPreparedStatements(first: pg.Client, second: pg.Client): Promise<void> {
  const statement = { name: `check_${randomUUID()}`, text: 'select 1' };
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      for (const client of [first, second]) await client.query(statement);
      await Promise.all([first, second].map((client) => client.query(statement)));
    }
  } catch {
    throw new DatabaseError(
      'DATABASE_URL leads through a pooler that loses prepared statements, so that calls would fail: set PREPARED_STATEMENTS=off, or max_prepared_statements in PgBouncer 1.21 or newer.',
    );
  }
}

/** Sends a notice as the server's transactions do, and listens for it as the server does. */
async function checkNotices(sender: pg.Client, listener: pg.Client): Promise<void> {
  const channel = `check_${randomUUID().replaceAll('-', '')}`;
  await listener.query(`listen ${channel}`);
  const heard = once(listener, 'notification', { signal: AbortSignal.timeout(NOTICE_TIMEOUT) });
  await Promise.all([heard, sender.query('select pg_notify($1, $2)', [channel, ''])]).catch(() => {
    throw new DatabaseError(
      'What is sent through DATABASE_URL is not heard at DATABASE_DIRECT_URL, so that players would see no notices: both must lead to the same database.',
    );
  });
}

/**
 * Checks, after the migrations, that connections of the pool have what the server relies on: a database that can be
 * written, time limits, statements that stay prepared, and notices that arrive.
 * @throws DatabaseError with one line that says what would break and what to change
 */
export async function checkAddresses({ url, directUrl, preparedStatements }: Addresses): Promise<void> {
  const clients: pg.Client[] = [];
  const open = async (address: string, name: AddressVariable): Promise<pg.Client> => {
    const client = await openClient(address, name);
    clients.push(client);
    return client;
  };
  try {
    const first = await open(url, 'DATABASE_URL');
    const { rows } = await first.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) {
      throw new DatabaseError(
        'DATABASE_URL leads to a standby, which can only be read: set it to the primary, and DATABASE_READ_URL to the standby.',
      );
    }
    await checkTimeouts(first);
    if (preparedStatements && toldProcessOf(first) !== (await processOf(first))) {
      await checkPreparedStatements(first, await open(url, 'DATABASE_URL'));
    }
    if (directUrl !== null) await checkNotices(first, await open(directUrl, 'DATABASE_DIRECT_URL'));
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
