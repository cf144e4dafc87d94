import { local } from '../../../api/browserStorage.ts';
import { TRIED_KEY } from '../triedKey.ts';

/** A file of a designer that stands in for the game's own. */
export interface KeptFile {
  /** `creatures/kindlam.shiny` */
  readonly name: string;
  /** How the file's name has to end, without the dot. */
  readonly ending: string;
  readonly content: Blob;
  /** Differs from every file that was laid down before. */
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
    // Waits by itself for what is still being written.
    database.close();
  }
}

/** Everything that is kept in this browser. */
export const readKept = (): Promise<readonly KeptFile[]> =>
  withStore('readonly', (store) => settled<KeptFile[]>(store.getAll()));

/** Keeps files for this browser, in place of those of the same names; other windows are told. */
export async function writeKept(files: readonly KeptFile[]): Promise<void> {
  const count = await withStore('readwrite', async (store) => {
    await Promise.all(files.map((file) => settled(store.put(file))));
    return settled(store.count());
  });
  tell(count);
}

/** Lets files of some names go; other windows are told. */
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
