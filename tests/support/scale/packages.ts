import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/projectRoot.ts';

/** Where the packages of Debian are unpacked; nothing is installed. */
const CACHE = join(projectRoot, '.cache', 'debian');
/** The two programs, and the libraries that a small Debian does not have. */
const PACKAGES = [
  'pgbouncer',
  'haproxy',
  'libc-ares2',
  'libevent-2.1-7',
  'liblua5.3-0',
  'libopentracing-c-wrapper0',
  'libopentracing1',
];

/** A program of Debian's, and the environment in which it finds its libraries. */
export interface Program {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The pooler and the balancer. */
export interface Programs {
  readonly pgbouncer: Program;
  readonly haproxy: Program;
}

const runs = ({ path, environment }: Program, word: string): boolean =>
  spawnSync(path, [word], { env: { ...process.env, ...environment } }).status === 0;

/** Downloads and unpacks the packages, once. @returns false where that is not possible */
function unpack(): boolean {
  if (existsSync(CACHE)) return true;
  const unfinished = `${CACHE}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  if (spawnSync('apt-get', ['download', '-q', ...PACKAGES], { cwd: unfinished }).status !== 0) return false;
  for (const file of readdirSync(unfinished).filter((name) => name.endsWith('.deb'))) {
    if (spawnSync('dpkg', ['-x', join(unfinished, file), unfinished]).status !== 0) return false;
    rmSync(join(unfinished, file));
  }
  renameSync(unfinished, CACHE);
  return true;
}

/**
 * Finds PgBouncer and HAProxy: those that are installed, otherwise Debian's packages, which are downloaded with apt-get and
 * unpacked into `.cache/debian`. Null where neither is possible.
 */
export function findPrograms(): Programs | null {
  const installed: Programs = {
    pgbouncer: { path: 'pgbouncer', environment: {} },
    haproxy: { path: 'haproxy', environment: {} },
  };
  if (runs(installed.pgbouncer, '--version') && runs(installed.haproxy, '-v')) return installed;
  if (!unpack()) return null;
  const libraries = readdirSync(join(CACHE, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(CACHE, 'usr/lib', name));
  const environment = { LD_LIBRARY_PATH: libraries.join(':') };
  const unpacked: Programs = {
    pgbouncer: { path: join(CACHE, 'usr/sbin/pgbouncer'), environment },
    haproxy: { path: join(CACHE, 'usr/sbin/haproxy'), environment },
  };
  return runs(unpacked.pgbouncer, '--version') && runs(unpacked.haproxy, '-v') ? unpacked : null;
}

/** The same. @throws Error where they are not there and cannot be had */
export function programsOrError(): Programs {
  const programs = findPrograms();
  if (programs) return programs;
  throw new Error('Needs PgBouncer and HAProxy: install them, or run on Debian with access to its packages');
}
