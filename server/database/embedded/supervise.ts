import { ended } from './command.ts';
import { type Launched, launchSurely } from './launchSurely.ts';
import type { ClusterPlace } from './place.ts';
import { hasPidFile } from './postmaster.ts';
import { stopChild } from './stop.ts';

/** Milliseconds that a start is tried; after a crash as long as statements from before it may run on. */
const START_TIMEOUT = 2000;
const START_TIMEOUT_AFTER_CRASH = 15_000;

/** A PostgreSQL that is kept running. */
export interface Supervised {
  /** Process number of the PostgreSQL that runs now. */
  readonly pid: () => number | undefined;
  /** Port on the loopback that it listens at. */
  readonly port: () => number;
  /** Stops it for good. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL, and starts it again whenever it ends, for as long as that takes.
 * @param firstPort to start on; kept as long as nobody else takes it
 * @param tell hears, one line each, that it has ended, and what keeps it from starting again
 * @throws DatabaseError where it does not start the first time
 */
export async function supervise(
  place: ClusterPlace,
  firstPort: number,
  settings: Readonly<Record<string, string>>,
  tell: (line: string) => void,
): Promise<Supervised> {
  let stopping = false;
  const over = () => stopping;
  const start = (port: number, timeout: number): Promise<Launched> =>
    launchSurely(place, port, settings, { timeout, over });
  let launched = await start(firstPort, hasPidFile(place) ? START_TIMEOUT_AFTER_CRASH : START_TIMEOUT);

  const restart = async (): Promise<void> => {
    try {
      const { port } = launched;
      launched = await start(port, START_TIMEOUT_AFTER_CRASH);
      if (launched.port !== port)
        tell('PostgreSQL has moved to another port: somebody else has taken its own.');
    } catch (error) {
      if (!stopping) tell(error instanceof Error ? error.message : String(error));
    }
  };
  const watch = async (): Promise<void> => {
    await ended(launched.child);
    while (!stopping) {
      tell('PostgreSQL has ended unexpectedly and is started again.');
      await restart();
      if (stopping) await stopChild(place, launched.child);
      await ended(launched.child);
    }
  };
  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping = true;
    await stopChild(place, launched.child);
    await watching;
  };
  return { pid: () => launched.child.pid, port: () => launched.port, stop };
}
