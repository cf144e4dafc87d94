import { accountFor } from './embedded/account.ts';
import { archiveSettings } from './embedded/archive.ts';
import { findBinaries } from './embedded/binaries.ts';
import { holdFolder } from './embedded/folderLock.ts';
import { initialise } from './embedded/initialise.ts';
import { freePort } from './embedded/launch.ts';
import { placeIn, urlOf } from './embedded/place.ts';
import { stopOrphan } from './embedded/stop.ts';
import { type Supervised, supervise } from './embedded/supervise.ts';

/** The PostgreSQL process that this server starts and stops. */
export interface EmbeddedDatabase extends Supervised {
  /** Its current address. The port changes if another process takes it during a restart. */
  readonly url: () => string;
}

export interface EmbeddedOptions {
  /** DATA_DIR as an absolute path. */
  readonly folder: string;
  /** PostgreSQL settings in addition to the default ones. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder to which PostgreSQL copies its log, as an absolute path; null for none. */
  readonly archive?: string | null;
  /** Reports one line to the operator. */
  readonly tell: (line: string) => void;
  /** Called when `url` has changed. */
  readonly onMoved?: () => void;
}

/**
 * Starts the embedded PostgreSQL in a folder, which is created and initialised if new. First stops a PostgreSQL that a
 * killed server has left running there. If PostgreSQL dies, it is restarted, on the same port if that is still free.
 * @throws DatabaseError with one line for the operator; also if another running server uses the folder
 */
export async function startEmbedded({
  folder,
  settings = {},
  archive = null,
  tell,
  onMoved = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = accountFor(folder);
  const release = await holdFolder(folder);
  try {
    const place = placeIn(folder, await findBinaries(), account);
    if (await stopOrphan(place)) tell('Stopped the PostgreSQL that a killed server had left running.');
    const all = { ...settings, ...(archive !== null && archiveSettings(archive, account)) };
    const password = await initialise(place);
    const { pid, port, stop } = await supervise(place, await freePort(), all, { tell, onMoved });
    return { url: () => urlOf(password, port()), pid, port, stop: () => stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
