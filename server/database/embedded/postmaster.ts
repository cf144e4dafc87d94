import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What postmaster.pid tells; PostgreSQL writes it while it runs and removes it when it stops cleanly. */
export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

/** Reads postmaster.pid of a cluster; null where there is none, or half of one. */
export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
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
