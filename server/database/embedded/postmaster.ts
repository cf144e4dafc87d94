import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './place.ts';

/** What postmaster.pid tells; PostgreSQL writes it while it runs and removes it when it stops cleanly. */
export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads postmaster.pid of a cluster; null where there is none, or half of one. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** Whether a process exists, also one of another account. A zombie counts as gone. */
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

/** What a process was started with; empty where there is none, or only a zombie. */
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
 * The PostgreSQL that runs on this cluster, or null. After a crash of the machine the number in the file may
 * belong to any process, so its command line must name the cluster.
 */
export function runningPostmaster(cluster: string): Postmaster | null {
  const found = readPostmaster(cluster);
  return found && runs(found.pid) && commandLine(found.pid).includes(`-D ${cluster} `) ? found : null;
}

/** Whether PostgreSQL has not stopped cleanly here, or still runs. */
export const hasPidFile = (place: ClusterPlace): boolean => existsSync(pidFile(place.cluster));

/**
 * Makes PostgreSQL see that the postmaster.pid of a dead PostgreSQL is stale. By itself it believes the file as
 * long as any process has the number in it: a zombie in a container whose first process collects none, or whoever
 * got the number after a crash of the machine. It never believes the number of its own parent, which is this
 * process. The rest of the file stays: by it PostgreSQL finds the shared memory, and refuses to start while
 * anybody still uses that.
 */
export function disownPidFile(place: ClusterPlace): void {
  // On Windows PostgreSQL recognises its kind by other means.
  if (process.platform === 'win32' || !hasPidFile(place)) return;
  const [, ...rest] = readFileSync(pidFile(place.cluster), 'utf8').split('\n');
  writeFileSync(pidFile(place.cluster), [process.pid, ...rest].join('\n'));
}
