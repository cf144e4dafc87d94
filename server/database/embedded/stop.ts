import { type ChildProcess, execFileSync } from 'node:child_process';
import { until } from './pause.ts';
import type { ClusterPlace } from './place.ts';
import { runningPostmaster, runs } from './postmaster.ts';

/** Milliseconds for a clean stop with a checkpoint, before PostgreSQL is told to stop immediately. */
const STOP_TIMEOUT = 10_000;

function signal({ binaries, cluster }: ClusterPlace, pid: number, mode: 'fast' | 'immediate'): void {
  try {
    if (process.platform === 'win32')
      execFileSync(binaries.pg_ctl, ['stop', '-D', cluster, '-m', mode, '-W']);
    else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // The process has already ended.
  }
}

/**
 * Stops a PostgreSQL by its process id: cleanly; after 10 s with an immediate stop; if that fails too, by killing it.
 */
async function stopProcess(place: ClusterPlace, pid: number): Promise<void> {
  signal(place, pid, 'fast');
  if (await until(() => !runs(pid), STOP_TIMEOUT)) return;
  signal(place, pid, 'immediate');
  if ((await until(() => !runs(pid), STOP_TIMEOUT)) || process.platform === 'win32') return;
  process.kill(pid, 'SIGKILL');
  await until(() => !runs(pid), STOP_TIMEOUT);
}

/** Stops a PostgreSQL that this process started. After its end the process id may belong to another process. */
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
