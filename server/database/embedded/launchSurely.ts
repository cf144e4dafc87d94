import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from '../errors.ts';
import { freePort, isFree, launch } from './launch.ts';
import type { ClusterPlace } from './place.ts';
import { disownPidFile } from './postmaster.ts';
import { stopOrphan } from './stop.ts';

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** A PostgreSQL process that accepts connections. */
export interface Launched {
  readonly child: ChildProcess;
  readonly port: number;
}

/** How long to retry a start. */
export interface Attempts {
  /** Milliseconds after which there are no more retries on the same port. */
  readonly timeout: number;
  /** Whether the start has been cancelled. */
  readonly over: () => boolean;
}

/**
 * Starts PostgreSQL and retries with growing pauses if it ends before it is ready: after a crash, old child processes
 * may hold the shared memory until they notice that their parent is dead. If another process has taken the port, it
 * uses another one.
 * @param wanted preferred port
 * @throws DatabaseError with one line for the operator if the last try also failed
 */
export async function launchSurely(
  place: ClusterPlace,
  wanted: number,
  settings: Readonly<Record<string, string>>,
  { timeout, over }: Attempts,
): Promise<Launched> {
  const end = performance.now() + timeout;
  let port = wanted;
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    await stopOrphan(place);
    disownPidFile(place);
    const child = await launch(place, port, settings);
    if (child) return { child, port };
    const isTaken = !(await isFree(port));
    // A start that fails because of its port may have used up the time: another port is tried however late it is.
    if (over() || (performance.now() > end && !isTaken)) {
      throw new DatabaseError(`PostgreSQL does not start on ${place.folder}; ${place.logFile} says why.`);
    }
    if (isTaken) port = await freePort();
    await setTimeout(pause);
  }
}
