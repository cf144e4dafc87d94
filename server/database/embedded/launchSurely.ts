import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from '../errors.ts';
import { freePort, isFree, launch } from './launch.ts';
import type { ClusterPlace } from './place.ts';
import { disownPidFile } from './postmaster.ts';
import { stopOrphan } from './stop.ts';

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** A PostgreSQL that takes connections. */
export interface Launched {
  readonly child: ChildProcess;
  readonly port: number;
}

/** How long a start is tried. */
export interface Attempts {
  /** Milliseconds after which no further try is made. */
  readonly timeout: number;
  /** Whether the start is not wanted any more. */
  readonly over: () => boolean;
}

/**
 * Starts PostgreSQL, and tries again with growing pauses where it ends before it is ready: after a crash,
 * processes of the one before may hold its shared memory until they have noticed that it is dead. Where somebody else
 * has taken the port meanwhile, another one will do.
 * @param wanted port
 * @throws DatabaseError with one line for the operator where the last try failed, too
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
    if (over() || performance.now() > end) {
      throw new DatabaseError(`PostgreSQL does not start on ${place.folder}; ${place.logFile} says why.`);
    }
    if (!(await isFree(port))) port = await freePort();
    await setTimeout(pause);
  }
}
