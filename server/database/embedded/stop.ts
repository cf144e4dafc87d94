import { type ChildProcess, execFileSync } from 'node:child_process';
import { until } from './pause.ts';
import type { ClusterPlace } from './place.ts';
import { runningPostmaster, runs } from './postmaster.ts';

/** Milliseconds that PostgreSQL gets to write its checkpoint before it is told to drop everything. */
const STOP_TIMEOUT = 10_000;

function signal({ binaries, cluster }: ClusterPlace, pid: number, mode: 'fast' | 'immediate'): void {
  try {
    if (process.platform === 'win32')
      execFileSync(binaries.pg_ctl, ['stop', '-D', cluster, '-m', mode, '-W']);
    else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // It has ended by itself in the meantime.
  }
}

/**
 * Stops a PostgreSQL by its process number: cleanly, or at once when that takes more than 10 s, or by the system where it
 * does not even hear that.
 */
async function stopProcess(place: ClusterPlace, pid: number): Promise<void> {
  signal(place, pid, 'fast');
  if (await until(() => !runs(pid), STOP_TIMEOUT)) return;
  signal(place, pid, 'immediate');
  if ((await until(() => !runs(pid), STOP_TIMEOUT)) || process.platform === 'win32') return;
  process.kill(pid, 'SIGKILL');
  await until(() => !runs(pid), STOP_TIMEOUT);
}

/** Stops a PostgreSQL that this process has started; its number may be somebody else's once it has ended. */
export async function stopChild(
  place: ClusterPlace,
  { pid, exitCode, signalCode }: ChildProcess,
): Promise<void> {
  if (pid !== undefined && exitCode === null && signalCode === null) await stopProcess(place, pid);
}

/** Stops the PostgreSQL that a killed server has left behind on this cluster. */
export async function stopOrphan(place: ClusterPlace): Promise<boolean> {
  const orphan = runningPostmaster(place.cluster);
  if (orphan) await stopProcess(place, orphan.pid);
  return orphan !== null;
}
