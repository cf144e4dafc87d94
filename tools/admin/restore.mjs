import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { addressOf, dataFolder } from './address.mjs';
import { connectionVariables } from './backup.mjs';
import { verify } from './verify.mjs';

const SERVER = new URL('../../build/server/database/', import.meta.url);
/** Milliseconds: reading a day's log again can take hours. */
const RECOVERY_TIMEOUT = 86_400_000;
const UNSAFE = /['"%\\$`\n]/;

/** The server's own parts that start PostgreSQL, from the build. */
async function serverParts() {
  const names = ['account', 'archive', 'binaries', 'folderLock', 'launch', 'place', 'stop'];
  const modules = await Promise.all(names.map((name) => import(new URL(`embedded/${name}.js`, SERVER).href)));
  return Object.assign({}, ...modules);
}

function readDescription(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
  } catch {
    throw new Error(`${folder} is no complete backup: it has no readable backup.json.`);
  }
}

/** The moment to go to. @throws Error for what is no moment, or one before the backup was complete */
function momentOf(text, { ended }) {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? new Date(text)
    : null;
  if (!at || Number.isNaN(at.getTime()))
    throw new Error(`--to must look like 2026-01-31T18:30:00Z, not "${text}".`);
  if (at < new Date(ended))
    throw new Error(`This backup is of ${ended}: take an older one to go back to ${text}.`);
  return at;
}

function ownAll(path, { uid, gid }) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) ownAll(inside, { uid, gid });
    else chownSync(inside, uid, gid);
  }
}

/** Settings that let PostgreSQL read archived logs again, up to a moment or to their end. */
function recoverySettings(logs, moment) {
  if (logs === undefined) return {};
  return {
    restore_command: `test -f "${logs}/%f.gz" && gunzip -c "${logs}/%f.gz" > "%p"`,
    recovery_target_action: 'promote',
    ...(moment && { recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}

/** Puts a copied cluster into the data folder, lets PostgreSQL read the logs, verifies the database, and stops it. */
async function restoreCluster(environment, source, { logs, to }, description) {
  const {
    accountFor,
    archiveSettings,
    findBinaries,
    freePort,
    holdFolder,
    launch,
    placeIn,
    stopChild,
    urlOf,
  } = await serverParts();
  const moment = to && momentOf(to, description);
  const folder = dataFolder(environment);
  const account = accountFor(folder);
  const release = await holdFolder(folder);
  try {
    const place = placeIn(folder, await findBinaries(), account);
    if (existsSync(place.cluster)) {
      throw new Error(
        `${folder} already has a database. Set DATA_DIR to a new folder, or move the old one away.`,
      );
    }
    const unfinished = `${place.cluster}.restoring`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(join(source, 'postgres'), unfinished, { recursive: true });
    chmodSync(unfinished, 0o700);
    cpSync(join(source, 'postgres.password'), place.passwordFile);
    if (logs !== undefined) writeFileSync(join(unfinished, 'recovery.signal'), '', { mode: 0o600 });
    if (account) {
      chownSync(folder, account.uid, account.gid);
      chownSync(place.passwordFile, account.uid, account.gid);
      ownAll(unfinished, account);
    }
    const restored = { ...place, cluster: unfinished };
    const port = await freePort();
    const archive = environment.WAL_ARCHIVE ? archiveSettings(resolve(environment.WAL_ARCHIVE), account) : {};
    const settings = { ...archive, ...recoverySettings(logs, moment), hot_standby: 'off' };
    const child = await launch(restored, port, settings, RECOVERY_TIMEOUT);
    if (!child) {
      const reason =
        readFileSync(place.logFile, 'utf8')
          .match(/FATAL: .*/g)
          ?.at(-1) ?? 'it has ended';
      throw new Error(
        reason.includes('before configured recovery target')
          ? `The logs end before ${to}. Choose an earlier moment, or leave --to out to go to their end.`
          : `PostgreSQL could not restore the backup (${reason}); ${place.logFile} says more.`,
      );
    }
    const url = urlOf(readFileSync(place.passwordFile, 'utf8').trim(), port);
    const { lines, holds } = await verify({ DATABASE_URL: url }).finally(() => stopChild(restored, child));
    if (!holds) return { lines: [...lines, `The restored database is in ${unfinished}.`], holds };
    renameSync(unfinished, place.cluster);
    return { lines: [...lines, `Restored to ${folder}. Start the server with DATA_DIR=${folder}.`], holds };
  } finally {
    release();
  }
}

/** Reads a dump into an empty database of the operator's PostgreSQL, with the `pg_restore` of the machine. */
async function restoreDump(environment, source, { logs, to }, { dump }) {
  if (!environment.DATABASE_URL) {
    throw new Error(
      'This backup is a dump: set DATABASE_URL to the empty database that it is restored into.',
    );
  }
  if (logs !== undefined || to !== undefined) {
    throw new Error(
      'A dump has one moment only. docs/operators.md says how to go to any second of your own PostgreSQL.',
    );
  }
  const variables = connectionVariables(addressOf(environment, 'restored'));
  const words = ['--no-owner', '--exit-on-error', `--dbname=${variables.PGDATABASE}`, join(source, dump)];
  const { error, status, stderr } = spawnSync('pg_restore', words, {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  if (error)
    throw new Error('pg_restore is not installed here. Install the client programs of your PostgreSQL.');
  if (status !== 0) throw new Error(`pg_restore failed: ${stderr.trim()}`);
  const { lines, holds } = await verify(environment);
  return { lines: [...lines, 'Restored to the database of DATABASE_URL.'], holds };
}

/**
 * Restores a backup into an empty DATA_DIR, or a dump into the empty database of DATABASE_URL, and verifies it.
 * @param from folder of the backup
 * @param options `logs`: folder of archived logs to read again; `to`: the moment up to which, in ISO form
 * @returns lines for the operator, and whether everything is as it must be
 */
export async function restore(environment, from, options) {
  const source = resolve(from);
  const description = readDescription(source);
  if (options.to !== undefined && options.logs === undefined) {
    throw new Error('--to needs --logs, the folder of the archived logs (WAL_ARCHIVE of the server).');
  }
  const logs = options.logs === undefined ? undefined : resolve(options.logs);
  if (logs !== undefined && UNSAFE.test(logs))
    throw new Error('The path of --logs must not have quotes, $, % or \\.');
  if (logs !== undefined && !existsSync(logs)) throw new Error(`${logs} does not exist.`);
  const run = description.dump ? restoreDump : restoreCluster;
  return run(environment, source, { ...options, logs }, description);
}
