import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './place.ts';

/** Content of postmaster.pid. PostgreSQL writes the file while it runs and removes it when it stops cleanly. */
export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads postmaster.pid of a cluster; null if it is missing or incomplete. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** Whether a process exists, including those of other accounts. A zombie counts as ended. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return / Z \d/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}

/** Command line of a process; empty if it does not exist or is a zombie. */
export function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], {
          stdio: ['ignore', 'pipe', 'ignore'],
        }).toString();
  } catch {
    return '';
  }
}

/**
 * The PostgreSQL that runs on this cluster, or null. After a crash of the machine the process id in the file may
 * belong to any process, so the command line is checked for the cluster's path.
 */
export function runningPostmaster(cluster: string): Postmaster | null {
  const found = readPostmaster(cluster);
  return found && runs(found.pid) && commandLine(found.pid).includes(`-D ${cluster} `) ? found : null;
}

/** True if PostgreSQL still runs on this cluster or was not stopped cleanly. */
export const hasPidFile = (place: ClusterPlace): boolean => existsSync(pidFile(place.cluster));

/**
 * Makes PostgreSQL treat the postmaster.pid of a dead PostgreSQL as stale. PostgreSQL trusts the file as long as any
 * process has its process id: a zombie in a container whose init process does not reap, or an unrelated process after
 * a crash of the machine. It never trusts the id of its own parent, which is this process. The rest of the file stays:
 * it identifies the shared memory, and PostgreSQL refuses to start while that is in use.
 */
export function disownPidFile(place: ClusterPlace): void {
  // On Windows PostgreSQL identifies its processes in another way.
  if (process.platform === 'win32' || !hasPidFile(place)) return;
  const [, ...rest] = readFileSync(pidFile(place.cluster), 'utf8').split('\n');
  const text = [process.pid, ...rest].join('\n');
  // Overwritten and not emptied first: on a full disk there might be no room to write it again.
  const file = openSync(pidFile(place.cluster), 'r+');
  try {
    writeSync(file, text, 0);
    ftruncateSync(file, Buffer.byteLength(text));
  } finally {
    closeSync(file);
  }
}
