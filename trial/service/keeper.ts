import { withPresentNames } from './presentNames.ts';
import { newGame, type SavedGame, type Surroundings } from './savedGame.ts';

const DATABASE = 'emberwild-trial';
const STORE = 'games';
const KEY = 'saved';

/** Keeps the one saved game of this browser. */
export interface Keeper {
  /**
   * Runs `work` on the saved game, or on a new one, and keeps what it has changed. If it throws, nothing is kept. Works of several tabs come one
   * after the other.
   */
  readonly change: <Reply>(work: (saved: SavedGame) => Reply) => Promise<Reply>;
}

const isReadable = (value: unknown): value is SavedGame =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1;

/** Keeps the game as long as the page is open, where the browser stores nothing. */
function inMemory(around: Surroundings): Keeper {
  let kept = newGame(around);
  return {
    change: async (work) => {
      const saved = structuredClone(kept);
      const reply = work(saved);
      kept = saved;
      return reply;
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(asked.error);
  });
}

/** One transaction, which the browser runs after those of other tabs. */
function inTransaction<Reply>(
  database: IDBDatabase,
  work: (store: IDBObjectStore, done: (reply: Reply) => void) => void,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    let reply: Reply;
    transaction.oncomplete = () => resolve(reply);
    transaction.onabort = () => reject(transaction.error ?? new Error('The game could not be kept'));
    try {
      work(transaction.objectStore(STORE), (answer) => {
        reply = answer;
      });
    } catch (problem) {
      reject(problem);
    }
  });
}

/** Keeps the game in this browser's database, or in memory where there is none. */
export async function openKeeper(around: Surroundings): Promise<Keeper> {
  const database = await open().catch(() => null);
  if (!database) return inMemory(around);
  return {
    change: <Reply>(work: (saved: SavedGame) => Reply) =>
      new Promise<Reply>((resolve, reject) => {
        inTransaction<Reply>(database, (store, done) => {
          const read = store.get(KEY);
          read.onsuccess = () => {
            const saved = isReadable(read.result) ? withPresentNames(read.result) : newGame(around);
            try {
              done(work(saved));
              store.put(saved, KEY);
            } catch (problem) {
              // The promise has the reason of the work, not that of the transaction.
              reject(problem);
              store.transaction.abort();
            }
          };
        }).then(resolve, reject);
      }),
  };
}
