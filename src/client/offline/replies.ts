import type { IDBPDatabase } from 'idb';
import { readToken } from '../../api/token.ts';
import { readStoredProfile } from '../../bridge/storage.ts';

/** A reply on disk. */
interface Kept {
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  /** Name of the player whose it is. */
  readonly username: string;
  readonly reply: unknown;
}

/** Replies on disk; the oldest ones go. */
const MOST_KEPT = 40;
const REPLIES = 'replies';

let opened: Promise<IDBPDatabase> | undefined;
/** Rejects if storage is blocked. The library comes with the script of queries: the login screen is drawn without it. */
const onDisk = (): Promise<IDBPDatabase> => {
  opened ??= open().catch((problem: unknown) => {
    // The script may be there the next time.
    opened = undefined;
    throw problem;
  });
  return opened;
};

async function open(): Promise<IDBPDatabase> {
  const { openDB } = await import('idb');
  return openDB('emberwild', 1, { upgrade: (database) => void database.createObjectStore(REPLIES) });
}

/** Keeps the last reply of a query on disk, to be read without a connection. Nothing happens if storage is blocked. */
export async function storeReply(key: string, reply: unknown): Promise<void> {
  const token = readToken();
  const username = readStoredProfile()?.username;
  if (!token || username === undefined) return;
  try {
    const database = await onDisk();
    await database.put(REPLIES, { at: Date.now(), username, reply } satisfies Kept, key);
    const keys = await database.getAllKeys(REPLIES);
    if (keys.length > MOST_KEPT) {
      const all: readonly Kept[] = await database.getAll(REPLIES);
      const oldest = all.map(({ at }, index) => ({ at, key: keys[index] ?? '' }));
      for (const each of oldest.toSorted((one, other) => other.at - one.at).slice(MOST_KEPT)) {
        await database.delete(REPLIES, each.key);
      }
    }
    // The player has logged out meanwhile.
    if (readToken() !== token) await forgetReplies();
  } catch {
    // The game is played without.
  }
}

/** The reply on disk of a query of the present player, and when it was read; null if there is none. */
export async function keptReply(key: string): Promise<Pick<Kept, 'at' | 'reply'> | null> {
  try {
    const kept: Kept | undefined = await (await onDisk()).get(REPLIES, key);
    const isOwn = kept !== undefined && kept.username === readStoredProfile()?.username;
    return isOwn ? kept : null;
  } catch {
    return null;
  }
}

/** Removes everything from disk, because the session has ended. */
export async function forgetReplies(): Promise<void> {
  try {
    await (await onDisk()).clear(REPLIES);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
