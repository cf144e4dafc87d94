import { createStore } from 'zustand/vanilla';
import { session } from '../../api/browserStorage.ts';
import { currentLocation, type PlayerLocation } from './location.ts';

/** Changes that were unsaved when the session ended, and their screen. */
interface Unsaved {
  readonly screen: string;
  /** In the screen's own format. Its reader has to validate it, since players can edit the browser's storage. */
  readonly changes: unknown;
}

/** The location and unsaved changes of a session that expired in this tab, for the same player only. */
interface LeftBehind extends PlayerLocation {
  /** Null if the profile had not been loaded. */
  readonly username: string | null;
  readonly unsaved: Unsaved | null;
}

const KEY = 'leftBehind';

/** Data of the expired session, until the next login; null if there is none. */
export const leftBehind = createStore<LeftBehind | null>(read);

/** The present unsaved changes. */
let open: Unsaved | null = null;
/** After the same player has logged in again: the location to return to, and the changes to restore there. */
let way: PlayerLocation | null = null;
let restorable: Unsaved | null = null;

/** Whether there are unsaved changes. */
export const isAnythingUnsaved = (): boolean => open !== null;

/** Registers the unsaved changes of a screen; null if there are none. */
export function holdUnsaved(screen: string, changes: unknown): void {
  if (changes !== null) open = { screen, changes };
  else if (open?.screen === screen) open = null;
}

/** The changes to restore on this screen; null if there are none. */
export const recallUnsaved = (screen: string): unknown =>
  restorable?.screen === screen ? restorable.changes : null;

/** Drops the changes to restore, once the screen has restored them. */
export function forgetUnsaved(screen: string): void {
  if (restorable?.screen === screen) restorable = null;
}

/** Stores the present location and unsaved changes when a session expires. */
export function noteSessionEnd(username: string | null): void {
  keep({ ...currentLocation(), username, unsaved: open });
}

/** Called after a login: offers the stored data to the same player, and discards it for another one. */
export function settleLeftBehind(username: string | null): void {
  const left = leftBehind.getState();
  const same = left !== null && left.username !== null && left.username === username;
  way = same ? left : null;
  restorable = same ? left.unsaved : null;
  open = null;
  keep(null);
}

/** The location to return to after a login; null if there is none. */
export const wayBack = (): PlayerLocation | null => way;

/** Called once the player has returned there. */
export function forgetWayBack(): void {
  way = null;
}

function keep(left: LeftBehind | null): void {
  leftBehind.setState(left, true);
  if (left) session.setItem(KEY, JSON.stringify(left));
  else session.removeItem(KEY);
}

function read(): LeftBehind | null {
  try {
    const left: Partial<LeftBehind> | null = JSON.parse(session.getItem(KEY) ?? 'null');
    // Only paths of the game itself: players can edit the storage.
    if (typeof left?.to !== 'string' || !/^\/(?![/\\])/.test(left.to)) return null;
    return {
      to: left.to,
      state: left.state ?? null,
      username: typeof left.username === 'string' ? left.username : null,
      unsaved: typeof left.unsaved?.screen === 'string' ? left.unsaved : null,
    };
  } catch {
    return null;
  }
}
