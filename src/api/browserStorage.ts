import { createStore } from 'zustand/vanilla';

/** Why the browser does not keep what it should: it lets nothing be stored, or it has no room left. */
export type StorageTrouble = 'blocked' | 'full';

/**
 * A storage of the browser that always works: what the browser does not keep, because cookies are blocked or there is
 * no room, is remembered as long as this tab is open. It is the only way to the browser's storages.
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

  /** Whether the browser keeps everything that it was given. */
  get isWhole(): boolean {
    return this.#remembered.size === 0;
  }

  getItem(key: string): string | null {
    return this.#remembered.get(key) ?? this.#open()?.getItem(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.#write(key, text)) this.#remembered.delete(key);
    else this.#remembered.set(key, text);
    tellTrouble();
  }

  /** For what can be done without: where there is no room, there is nothing, neither the new nor the old. */
  setItemIfRoom(key: string, text: string): void {
    this.#write(key, text);
  }

  removeItem(key: string): void {
    this.#remembered.delete(key);
    this.#open()?.removeItem(key);
  }

  /** Forgets what this tab remembers in place of the browser: another window has kept something newer. */
  giveWay(key: string | null): void {
    if (key === null) this.#remembered.clear();
    else this.#remembered.delete(key);
  }

  #write(key: string, text: string): boolean {
    const storage = this.#open();
    try {
      storage?.setItem(key, text);
      return storage !== null;
    } catch {
      // What was there before is outdated.
      storage?.removeItem(key);
      return false;
    }
  }

  #open(): Storage | null {
    try {
      // Some browsers have none instead of refusing it.
      return globalThis[this.#kind] ?? null;
    } catch {
      return null;
    }
  }
}

/** Kept for all windows of this browser, until it is removed. */
export const local = new BrowserStorage('localStorage');
/** Kept for this tab, also when it is loaded anew. */
export const session = new BrowserStorage('sessionStorage');

function trouble(): StorageTrouble | null {
  if (local.isBlocked || session.isBlocked) return 'blocked';
  return local.isWhole && session.isWhole ? null : 'full';
}

/** What the player has to be told of the browser's storage; null where it works. */
export const storageTrouble = createStore<StorageTrouble | null>(trouble);

function tellTrouble(): void {
  storageTrouble.setState(trouble(), true);
}

/** Lets what other windows keep go before what this tab remembers. To be called before others listen to them. */
export function followStorage(): void {
  globalThis.addEventListener('storage', ({ key }) => local.giveWay(key));
}
