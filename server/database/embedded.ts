import type { ChildProcess } from 'node:child_process';
import { accountFor } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ended } from './embedded/command.ts';
import { holdFolder } from './embedded/folderLock.ts';
import { initialise } from './embedded/initialise.ts';
import { freePort, launch } from './embedded/launch.ts';
import { type Place, placeIn, urlOf } from './embedded/place.ts';
import { stopOrphan, stopProcess } from './embedded/stop.ts';
import { DatabaseError } from './errors.ts';

const MOST_TRIES = 20;

/** A PostgreSQL that belongs to this server. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Process number of the PostgreSQL that runs now. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR, absolute. */
  readonly folder: string;
  /** PostgreSQL settings on top of our own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** One line about something that the operator may want to know. */
  readonly tell: (line: string) => void;
}

/** After a crash old children may hold the shared memory for a moment: then the start is tried again. */
async function launchSurely(
  place: Place,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const child = await launch(place, port, settings);
    if (child) return child;
    await stopOrphan(place);
  }
  throw new DatabaseError(`PostgreSQL does not start on ${place.folder}; ${place.logFile} says why.`);
}

/**
 * Starts the embedded PostgreSQL in a folder, made and filled where it is new; stops first what a killed
 * server has left running there. Should PostgreSQL die, it is started again on the same port.
 * @throws DatabaseError with one line for the operator; where another live server uses the folder, too.
 */
export async function startEmbedded({
  folder,
  settings = {},
  tell,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = accountFor(folder);
  const release = await holdFolder(folder);
  try {
    const place = placeIn(folder, await findBinaries(), account);
    if (await stopOrphan(place)) tell('Stopped the PostgreSQL that a killed server had left running.');
    const password = await initialise(place);
    const port = await freePort();
    let child = await launchSurely(place, port, settings);
    let stopping = false;
    const watch = async (): Promise<void> => {
      await ended(child);
      if (stopping) return;
      tell('PostgreSQL has ended unexpectedly and is started again.');
      child = await launchSurely(place, port, settings);
      if (stopping && child.pid) await stopProcess(place, child.pid);
      else await watch();
    };
    const watching = watch().catch((error) => tell(`${error}`));
    const stop = async (): Promise<void> => {
      stopping = true;
      if (child.pid) await stopProcess(place, child.pid);
      await watching;
      release();
    };
    return { url: urlOf(password, port), pid: () => child.pid, stop };
  } catch (error) {
    release();
    throw error;
  }
}
