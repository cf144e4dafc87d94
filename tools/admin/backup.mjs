import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { addressOf, dataFolder } from './address.mjs';

/** What PostgreSQL makes anew when it starts, or what belongs to one running process (its manual, "Making a Base Backup"). */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'pg_internal.init',
]);
/** Folders of which only the name is copied. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const SEGMENT = /^[0-9A-F]{24}$/;
const PRIVATE = 0o700;

/** Writes a file's content to the disk, so that a crash of the machine cannot lose it. */
function flush(path) {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Copies a file. PostgreSQL may delete files of dropped tables meanwhile; the log that comes with the copy says so, too. */
function copyFile(from, to) {
  try {
    copyFileSync(from, to);
    flush(to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function copyFolder(from, to) {
  mkdirSync(to, { recursive: true, mode: PRIVATE });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (LEFT_OUT.has(name) || name.startsWith('pgsql_tmp')) continue;
    if (!entry.isDirectory()) copyFile(join(from, name), join(to, name));
    else if (EMPTIED.has(name)) mkdirSync(join(to, name), { mode: PRIVATE });
    else copyFolder(join(from, name), join(to, name));
  }
}

/** Copies the segments of the log between two names, both included. */
function copySegments(from, to, first, last) {
  const names = readdirSync(from).filter((name) => SEGMENT.test(name) && name >= first && name <= last);
  if (!names.includes(first) || !names.includes(last))
    throw new Error('PostgreSQL no longer has the log that the backup needs.');
  for (const name of names) copyFile(join(from, name), join(to, name));
}

/**
 * Copies the cluster of a running PostgreSQL (its manual, "Making a Base Backup Using the Low Level API").
 * @returns what the file `backup.json` says of it
 */
async function copyCluster(client, folder, part) {
  const one = async (text, values) => (await client.query(text, values)).rows[0];
  const { version, postgres } = await one(
    `select current_setting('server_version') as postgres, current_setting('server_version_num')::int / 10000 as version`,
  );
  // Keeps the log from the start of the copy until this connection ends.
  const slot = `emberwild_backup_${process.pid}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { first } = await one(`select pg_walfile_name(pg_backup_start('emberwild', true)) as first`);
  copyFolder(folder, join(part, 'postgres'));
  const { lsn, label } = await one('select lsn::text, labelfile as label from pg_backup_stop(false)');
  const { last, ended } = await one(
    `select pg_walfile_name($1::pg_lsn) as last, clock_timestamp()::timestamptz(3) as ended`,
    [lsn],
  );
  writeFileSync(join(part, 'postgres/backup_label'), label, { mode: 0o600, flush: true });
  copySegments(join(folder, 'pg_wal'), join(part, 'postgres/pg_wal'), first, last);
  return { format: 1, postgres, version, ended: ended.toISOString(), firstLog: first };
}

/** Dumps a PostgreSQL that the operator runs, with the `pg_dump` of the machine. */
function dump(url, part) {
  const file = join(part, 'emberwild.dump');
  // The address has a password, which every user of the machine could read among the arguments.
  const { error, status, stderr } = spawnSync('pg_dump', ['--format=custom', `--file=${file}`], {
    encoding: 'utf8',
    env: { ...process.env, ...connectionVariables(url) },
  });
  if (error)
    throw new Error('pg_dump is not installed here. Install the client programs of your PostgreSQL.');
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr.trim()}`);
  flush(file);
  return { format: 1, dump: 'emberwild.dump', ended: new Date().toISOString() };
}

/** An address as the environment variables that PostgreSQL's programs read. */
export function connectionVariables(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(ssl && { PGSSLMODE: ssl }),
  };
}

/** Makes the folder's own entry durable. Windows cannot open folders. */
function flushFolder(path) {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * Makes a backup of the database while the game runs. It is written beside its place and gets its name when it is
 * complete.
 * @param target a folder that does not exist yet or is empty
 * @returns lines for the operator
 */
export async function backup(environment, target) {
  const place = resolve(target);
  if (existsSync(place) && readdirSync(place).length > 0) {
    throw new Error(`${place} is not empty. A backup needs a folder of its own.`);
  }
  const url = addressOf(environment, 'backed up');
  const part = `${place}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: PRIVATE });
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    let description;
    if (environment.DATABASE_URL) description = dump(url, part);
    else {
      const folder = dataFolder(environment);
      await client.connect();
      // The server's limit for statements is one of the database's user and would apply here, too.
      await client.query('set statement_timeout = 0');
      description = await copyCluster(client, join(folder, 'postgres'), part);
      copyFile(join(folder, 'postgres.password'), join(part, 'postgres.password'));
    }
    writeFileSync(join(part, 'backup.json'), `${JSON.stringify(description, null, 2)}\n`, { flush: true });
    rmSync(place, { recursive: true, force: true });
    renameSync(part, place);
    flushFolder(dirname(place));
    const log = description.firstLog
      ? [`It needs archived logs from ${description.firstLog} on; older ones only older backups need.`]
      : [];
    return [`The backup is complete: ${place} (the state of ${description.ended}).`, ...log];
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
