import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { projectRoot } from '../projectRoot.ts';
import type { Database } from './connect.ts';
import { DatabaseError, failureCode, isTransient, slownessOf } from './errors.ts';
import { applyFunctions } from './functions.ts';
import { refusePooler } from './setup/checkAddresses.ts';
import { type AddressVariable, openClient, reasonOf } from './setup/open.ts';
import { liftTimeouts, setTimeouts } from './setup/timeouts.ts';

const OLDEST_VERSION = 150_000;
/** Key of the advisory lock: any number, but the same in every Emberwild server. */
const LOCK = 4_705_203_114;

/**
 * Milliseconds that a change of a table waits for running transactions. Statements of running servers queue behind it
 * and are cancelled after 3 s: it gives way before that, and tries again.
 */
const LONGEST_LOCK_WAIT = 2000;
const MOST_TRIES = 30;
const PAUSE = 1000;

/** Repeats work that had to wait too long for a lock, with pauses in which the running servers go on. */
async function lettingPass(work: () => Promise<void>, onBlocked: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || (slownessOf(error) !== 'lock' && !isTransient(error))) throw error;
      onBlocked();
      await setTimeout(PAUSE);
    }
  }
}

/** The code of a table that does not exist. */
const NO_TABLE = '42P01';

const MIGRATIONS = { migrationsFolder: join(projectRoot, 'server/database/migrations') };

async function refuseOldServer(client: pg.Client, name: AddressVariable): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (!version || version.number < OLDEST_VERSION) {
    throw new DatabaseError(`PostgreSQL 15 or newer is needed; ${name} leads to ${version?.name}.`);
  }
}

let moments: readonly number[] | undefined;

/** The moments by which drizzle identifies this server's migrations. */
function knownMigrations(): readonly number[] {
  moments ??= readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);
  return moments;
}

/** An old server does not know the newer tables and could write data that the newer server cannot read. */
async function refuseNewerTables(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  const known = migrations.map(({ folderMillis }) => folderMillis);
  const { rows: found } = await client.query(
    `select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (found.length === 0) return;
  const { rows } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])',
    [known],
  );
  if (rows.length > 0) {
    throw new DatabaseError(
      `The tables of the database are newer than this server, which does not know ${rows.length} of their changes. Start the newer version again, or restore a backup from before it.`,
    );
  }
}

/**
 * Number of this server's migrations that the database does not have, such as after an older backup was restored under
 * a running server. Migrations of newer servers do not count.
 * @throws if the database does not answer within 3 s
 */
export async function pendingMigrations({ ask }: Pick<Database, 'ask'>): Promise<number> {
  const migrations = knownMigrations();
  try {
    const [{ applied } = { applied: 0 }] = await ask<{ applied: number }>(
      'select count(distinct created_at)::int as applied from drizzle.__drizzle_migrations where created_at = any($1::bigint[])',
      [migrations],
    );
    return migrations.length - applied;
  } catch (error) {
    if (failureCode(error) === NO_TABLE) return migrations.length;
    throw error;
  }
}

/**
 * Applies pending migrations, updates the functions and sets missing time limits of the database's user. An advisory
 * lock serialises servers that start together.
 * @param url of PostgreSQL itself: a pooler in transaction mode would grant the lock twice
 * @param name of the variable that the address comes from, for messages
 * @param onBlocked called each time running transactions are in the way and are let pass
 * @throws DatabaseError if the database is unreachable, older than PostgreSQL 15, or denies access; or if a newer
 * server has migrated its tables beyond this server's version
 */
export async function migrateDatabase(
  url: string,
  name: AddressVariable = 'DATABASE_URL',
  onBlocked: () => void = () => undefined,
): Promise<void> {
  const client = await openClient(url, name);
  try {
    await refuseOldServer(client, name);
    await refusePooler(client, url, name);
    await liftTimeouts(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const migrations = readMigrationFiles(MIGRATIONS);
    await refuseNewerTables(client, migrations);
    await client.query('set client_min_messages = warning');
    try {
      await client.query(`set lock_timeout = ${LONGEST_LOCK_WAIT}`);
      await lettingPass(() => migrate(drizzle(client), MIGRATIONS), onBlocked);
      await lettingPass(() => applyFunctions(client, migrations.at(-1)?.hash ?? ''), onBlocked);
      await setTimeouts(client);
    } catch (error) {
      throw new DatabaseError(`The tables of ${name} cannot be brought up to date: ${reasonOf(error)}.`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
