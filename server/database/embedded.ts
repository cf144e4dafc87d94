import { accountFor } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { holdFolder } from './embedded/folderLock.ts';
import { initialise } from './embedded/initialise.ts';
import { freePort } from './embedded/launch.ts';
import { placeIn, urlOf } from './embedded/place.ts';
import { stopOrphan } from './embedded/stop.ts';
import { type Supervised, supervise } from './embedded/supervise.ts';

/** A PostgreSQL that belongs to this server. */
export interface EmbeddedDatabase extends Supervised {
  /** Its address now. The port is another one once somebody else has taken it during a restart. */
  readonly url: () => string;
}

export interface EmbeddedOptions {
  /** DATA_DIR, absolute. */
  readonly folder: string;
  /** PostgreSQL settings on top of our own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** One line about something that the operator may want to know. */
  readonly tell: (line: string) => void;
}

/**
 * Starts the embedded PostgreSQL in a folder, made and filled where it is new; stops first what a killed
 * server has left running there. Should PostgreSQL die, it is started again, on the same port where that is still free.
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
    const { pid, port, stop } = await supervise(place, await freePort(), settings, tell);
    return { url: () => urlOf(password, port()), pid, port, stop: () => stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
