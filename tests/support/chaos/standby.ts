import {
  appendFileSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../../../server/database/embedded.ts';

/** What replication needs, in addition to the embedded database's own settings. */
export const REPLICATION = { wal_level: 'replica', max_wal_senders: '8', wal_keep_size: '256MB' };

/** Not copied: they belong to the running process, or come by replication. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_stat_tmp\/.+|pg_replslot\/.+|pgsql_tmp.*)$/;

/** Copies a folder that may change meanwhile, with its owner. */
function copyFolder(from: string, to: string, below = ''): void {
  const { uid, gid, mode } = lstatSync(join(from, below));
  mkdirSync(join(to, below), { recursive: true, mode });
  chownSync(join(to, below), uid, gid);
  for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (LEFT_OUT.test(path)) continue;
    try {
      if (entry.isDirectory()) copyFolder(from, to, path);
      else copyFileSync(join(from, path), join(to, path));
      chownSync(join(to, path), uid, gid);
    } catch (error) {
      // A file that PostgreSQL has removed during an online copy is not needed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Runs statements on one connection of the operator's. */
export async function asOperator<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A database that ends fails the statement that is under way; without one the connection just ends.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const IS_SYNCHRONOUS = `select exists (select from pg_stat_replication where sync_state = 'sync') as holds`;
const IS_FOLLOWED = `
  select exists (select from pg_stat_replication where application_name = 'reader' and state = 'streaming') as holds`;

/** How a standby follows its primary. */
export interface Following {
  /** Whether the primary answers a commit only when the standby has it on its disk. Default: true. */
  readonly isSynchronous?: boolean;
  /** Port through which the standby reaches its primary; the primary's own by default. */
  readonly through?: number;
}

/**
 * Makes a standby of a running database by an online copy and starts it. The primary needs the settings `REPLICATION`.
 * @param from data folder (DATA_DIR) of the primary, `to` that of the standby
 */
export async function startStandby(
  primary: EmbeddedDatabase,
  from: string,
  to: string,
  settings: Readonly<Record<string, string>>,
  { isSynchronous = true, through = primary.port() }: Following = {},
): Promise<EmbeddedDatabase> {
  const name = isSynchronous ? 'standby' : 'reader';
  const [source, cluster] = [join(from, 'postgres'), join(to, 'postgres')];
  await asOperator(primary.url(), async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    mkdirSync(to, { recursive: true });
    const { uid, gid } = lstatSync(from);
    chownSync(to, uid, gid);
    copyFolder(source, cluster);
    for (const folder of ['pg_wal/archive_status', 'pg_wal/summaries']) {
      mkdirSync(join(cluster, folder), { recursive: true });
      chownSync(join(cluster, folder), uid, gid);
    }
    copyFileSync(join(from, 'postgres.password'), join(to, 'postgres.password'));
    chownSync(join(to, 'postgres.password'), uid, gid);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const { hostname, username, password } = new URL(primary.url());
    const files = {
      backup_label: rows[0]!.labelfile,
      'standby.signal': '',
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(cluster, name), text);
      chownSync(join(cluster, name), uid, gid);
    }
    appendFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `\nprimary_conninfo = 'host=${hostname} port=${through} user=${username} password=${password} application_name=${name}'\n`,
    );
  });
  const standby = await startEmbedded({ folder: to, settings, tell: () => undefined });
  await asOperator(primary.url(), async (client) => {
    if (isSynchronous) {
      await client.query(`alter system set synchronous_standby_names = 'standby'`);
      await client.query('select pg_reload_conf()');
    }
    await untilTrue(client, isSynchronous ? IS_SYNCHRONOUS : IS_FOLLOWED);
  });
  return standby;
}

/** Lets a primary answer commits without waiting for a standby. */
export const waitForNoStandby = (primary: EmbeddedDatabase): Promise<void> =>
  asOperator(primary.url(), async (client) => {
    await client.query('alter system reset synchronous_standby_names');
    await client.query('select pg_reload_conf()');
    await untilTrue(client, `select current_setting('synchronous_standby_names') = '' as holds`);
  });

/** Whether the standby for reading follows a primary within some seconds, as it does unless it has more than that primary took over. */
export const isFollowed = (primary: EmbeddedDatabase): Promise<boolean> =>
  asOperator(primary.url(), (client) => untilTrue(client, IS_FOLLOWED, 8000)).then(
    () => true,
    () => false,
  );

/** Asks until the statement's column `holds` is true. */
async function untilTrue(client: pg.Client, statement: string, patience = 60_000): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const { rows } = await client.query<{ holds: boolean }>(statement);
    if (rows[0]!.holds) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Never true: ${statement}`);
}

/** Makes a standby the primary. Resolves when it takes changes. */
export const promote = (standby: EmbeddedDatabase): Promise<void> =>
  asOperator(standby.url(), async (client) => {
    await client.query('select pg_promote(true, 60)');
    await untilTrue(client, 'select not pg_is_in_recovery() as holds');
  });
