import { setTimeout } from 'node:timers/promises';
import { ended } from './command.ts';
import { type Launched, launchSurely } from './launchSurely.ts';
import type { ClusterPlace } from './place.ts';
import { hasPidFile } from './postmaster.ts';
import { stopChild } from './stop.ts';

/** Milliseconds for retrying a start. After a crash as long as statements from before the crash may keep running. */
const START_TIMEOUT = 2000;
const START_TIMEOUT_AFTER_CRASH = 15_000;
/** Milliseconds between a start that has failed and the next one. */
const PAUSE = 1000;

/** A PostgreSQL that is restarted whenever it ends. */
export interface Supervised {
  /** Process id of the current PostgreSQL. */
  readonly pid: () => number | undefined;
  /** Its port on the loopback interface. */
  readonly port: () => number;
  /** Stops it without a restart. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL and restarts it whenever it ends, until `stop` is called.
 * @param firstPort preferred port; kept unless another process takes it
 * @param tell called with one line each time it ends, and with what prevents a restart
 * @param onMoved called when it listens on another port
 * @throws DatabaseError if the first start fails
 */
export async function supervise(
  place: ClusterPlace,
  firstPort: number,
  settings: Readonly<Record<string, string>>,
  { tell, onMoved }: { tell: (line: string) => void; onMoved: () => void },
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
      if (launched.port !== port) {
        tell('PostgreSQL has moved to another port: somebody else has taken its own.');
        onMoved();
      }
    } catch (error) {
      if (stopping) return;
      tell(error instanceof Error ? error.message : String(error));
      await setTimeout(PAUSE);
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
