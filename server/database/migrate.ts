import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '../projectRoot.ts';
import { DatabaseError, failureCode, rootCause } from './errors.ts';
import { applyFunctions } from './functions.ts';

const OLDEST_VERSION = 150_000;
/** Key of the advisory lock: any number, but the same in every Emberwild server. */
const LOCK = 4_705_203_114;

const MIGRATIONS = { migrationsFolder: join(projectRoot, 'server/database/migrations') };

/** Messages for the usual errors of a wrong database address. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its host and port',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up now',
  '28P01': 'the user or the password is wrong',
  '28000': 'PostgreSQL does not let this user in from here',
  '3D000': 'there is no database of that name',
  '53300': 'PostgreSQL has no connection left',
};

function reasonOf(error: unknown): string {
  const code = failureCode(error);
  const cause = rootCause(error);
  const words = REASONS[code] ?? (cause instanceof Error ? cause.message : 'unknown reason');
  return code ? `${words} (${code})` : words;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}.`);
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (!version || version.number < OLDEST_VERSION) {
    throw new DatabaseError(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${version?.name}.`);
  }
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
 * Applies pending migrations and updates the functions. An advisory lock serialises servers that start together.
 * @throws DatabaseError if the database is unreachable, older than PostgreSQL 15, or denies access; or if a newer
 * server has migrated its tables beyond this server's version
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connected(url);
  // If the connection breaks, the next statement fails and reports it.
  client.on('error', () => undefined);
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const migrations = readMigrationFiles(MIGRATIONS);
    await refuseNewerTables(client, migrations);
    await client.query('set client_min_messages = warning');
    try {
      await migrate(drizzle(client), MIGRATIONS);
      await applyFunctions(client, migrations.at(-1)?.hash ?? '');
    } catch (error) {
      throw new DatabaseError(`The tables of DATABASE_URL cannot be brought up to date: ${reasonOf(error)}.`);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
