import type { ChildProcess } from 'node:child_process';
import { ended } from './command.ts';
import { launchSurely } from './launchSurely.ts';
import { hasPidFile } from './pidFile.ts';
import type { Place } from './place.ts';
import { stopChild } from './stop.ts';

/** Milliseconds that a start is tried; after a crash as long as statements from before it may run on. */
const PATIENCE = 2000;
const PATIENCE_AFTER_CRASH = 15_000;

/** A PostgreSQL that is kept running. */
export interface Supervised {
  /** Process number of the PostgreSQL that runs now. */
  readonly pid: () => number | undefined;
  /** Stops it for good. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL, and starts it again whenever it ends, on the same port and for as long as that takes.
 * @param tell hears, one line each, that it has ended, and what keeps it from starting again
 * @throws DatabaseError where it does not start the first time
 */
export async function supervise(
  place: Place,
  port: number,
  settings: Readonly<Record<string, string>>,
  tell: (line: string) => void,
): Promise<Supervised> {
  let stopping = false;
  const over = () => stopping;
  const start = (patience: number): Promise<ChildProcess> =>
    launchSurely(place, port, settings, { patience, over });
  let child = await start(hasPidFile(place) ? PATIENCE_AFTER_CRASH : PATIENCE);

  const restart = async (): Promise<void> => {
    try {
      child = await start(PATIENCE_AFTER_CRASH);
    } catch (error) {
      if (!stopping) tell(error instanceof Error ? error.message : String(error));
    }
  };
  const watch = async (): Promise<void> => {
    await ended(child);
    while (!stopping) {
      tell('PostgreSQL has ended unexpectedly and is started again.');
      await restart();
      if (stopping) await stopChild(place, child);
      await ended(child);
    }
  };
  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping = true;
    await stopChild(place, child);
    await watching;
  };
  return { pid: () => child.pid, stop };
}
