import { createStore } from 'zustand/vanilla';

/** Why the browser does not store values: storage is blocked, or it is full. */
export type StorageTrouble = 'blocked' | 'full';

/** A trial may lie at the same origin as a server, whose players it must not know. */
const PREFIX = import.meta.env.TRIAL ? 'trial:' : '';

/**
 * A browser storage that never throws. Values that the browser does not store, because cookies are blocked or there is
 * no room, are kept in memory until this tab is closed. All access to localStorage and sessionStorage goes through
 * this class.
 */
class BrowserStorage {
  readonly #kind: 'localStorage' | 'sessionStorage';
  readonly #remembered = new Map<string, string>();

  constructor(kind: 'localStorage' | 'sessionStorage') {
    this.#kind = kind;
  }

  get isBlocked(): boolean {
    return this.#open() === null;
  }

  /** Whether the browser has stored every value, so that nothing is kept in memory only. */
  get isWhole(): boolean {
    return this.#remembered.size === 0;
  }

  getItem(key: string): string | null {
    return this.#remembered.get(key) ?? this.#open()?.getItem(PREFIX + key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.#write(key, text)) this.#remembered.delete(key);
    else this.#remembered.set(key, text);
    tellTrouble();
  }

  /** For values that the game can do without. If there is no room, neither the new nor the old value is stored. */
  setItemIfRoom(key: string, text: string): void {
    this.#write(key, text);
  }

  removeItem(key: string): void {
    this.#remembered.delete(key);
    this.#open()?.removeItem(PREFIX + key);
  }

  /** Drops the value in memory, because another window has stored a newer one. A null key drops all. */
  giveWay(key: string | null): void {
    if (key === null) this.#remembered.clear();
    else this.#remembered.delete(key);
  }

  #write(key: string, text: string): boolean {
    const storage = this.#open();
    try {
      storage?.setItem(PREFIX + key, text);
      return storage !== null;
    } catch {
      // The value stored before is outdated.
      storage?.removeItem(PREFIX + key);
      return false;
    }
  }

  #open(): Storage | null {
    try {
      // In some browsers the storage is missing instead of throwing.
      return globalThis[this.#kind] ?? null;
    } catch {
      return null;
    }
  }
}

/** Shared by all windows of this browser; kept until it is removed. */
export const local = new BrowserStorage('localStorage');
/** For this tab only; survives a reload. */
export const session = new BrowserStorage('sessionStorage');

function trouble(): StorageTrouble | null {
  if (local.isBlocked || session.isBlocked) return 'blocked';
  return local.isWhole && session.isWhole ? null : 'full';
}

/** The storage problem that the player has to be told of; null if there is none. */
export const storageTrouble = createStore<StorageTrouble | null>(trouble);

function tellTrouble(): void {
  storageTrouble.setState(trouble(), true);
}

/** Listens to what other windows store in `local`, with its key; null stands for everything, which they have removed. */
export function onStored(listener: (key: string | null, text: string | null) => void): void {
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) listener(null, null);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length), newValue);
  });
}

/** Makes values stored by other windows replace those in this tab's memory. Call it before other listeners are added. */
export function followStorage(): void {
  onStored((key) => local.giveWay(key));
}
