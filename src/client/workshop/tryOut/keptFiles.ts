import { local } from '../../../api/browserStorage.ts';
import { TRIED_KEY } from '../triedKey.ts';

/** A designer's file that replaces one of the game. */
export interface KeptFile {
  /** Name without the extension, such as `creatures/kindlam.shiny`. */
  readonly name: string;
  /** The file's extension, without the dot. */
  readonly ending: string;
  readonly content: Blob;
  /** Random id that is unique for each version of a file. */
  readonly stamp: string;
}

const STORE = 'files';

const settled = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open('workshop', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'name' });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const result = await work(transaction.objectStore(STORE));
    return result;
  } finally {
    // close() waits for pending writes.
    database.close();
  }
}

/** All files kept in this browser. */
export const readKept = (): Promise<readonly KeptFile[]> =>
  withStore('readonly', (store) => settled<KeptFile[]>(store.getAll()));

/** Stores files in this browser and replaces those of the same names. Other windows are notified. */
export async function writeKept(files: readonly KeptFile[]): Promise<void> {
  const count = await withStore('readwrite', async (store) => {
    await Promise.all(files.map((file) => settled(store.put(file))));
    return settled(store.count());
  });
  tell(count);
}

/** Deletes the files of these names. Other windows are notified. */
export async function removeKept(names: readonly string[]): Promise<void> {
  const count = await withStore('readwrite', async (store) => {
    await Promise.all(names.map((name) => settled(store.delete(name))));
    return settled(store.count());
  });
  tell(count);
}

function tell(count: number): void {
  if (count === 0) local.removeItem(TRIED_KEY);
  else local.setItem(TRIED_KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'));
}
