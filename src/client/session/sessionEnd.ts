import { createStore } from 'zustand/vanilla';
import { session } from '../../api/browserStorage.ts';
import { currentLocation, type PlayerLocation } from './location.ts';

/** Changes that were not saved when the session ended, and the screen that they belong to. */
interface Unsaved {
  readonly screen: string;
  /** As the screen has it; whoever reads it checks it, as the browser's storage can be edited. */
  readonly changes: unknown;
}

/** What a session that ended by itself left behind in this tab, for the same player alone. */
interface LeftBehind extends PlayerLocation {
  /** Null where it was not known yet. */
  readonly username: string | null;
  readonly unsaved: Unsaved | null;
}

const KEY = 'leftBehind';

/** What the last session left behind until somebody logs in; null where it did not end by itself. */
export const leftBehind = createStore<LeftBehind | null>(read);

/** What is not saved at present. */
let open: Unsaved | null = null;
/** For the player who is back: the way, and what has to be put back there. */
let way: PlayerLocation | null = null;
let restorable: Unsaved | null = null;

/** Whether anything is not saved at present. */
export const isAnythingUnsaved = (): boolean => open !== null;

/** A screen tells what is not saved there, and null once nothing is. */
export function holdUnsaved(screen: string, changes: unknown): void {
  if (changes !== null) open = { screen, changes };
  else if (open?.screen === screen) open = null;
}

/** What a screen had not saved when the session of this player ended; null where there is nothing. */
export const recallUnsaved = (screen: string): unknown =>
  restorable?.screen === screen ? restorable.changes : null;

/** The screen has taken it up. */
export function forgetUnsaved(screen: string): void {
  if (restorable?.screen === screen) restorable = null;
}

/** Remembers where the player was and what was not saved: the session ends without the player's will. */
export function noteSessionEnd(username: string | null): void {
  keep({ ...currentLocation(), username, unsaved: open });
}

/** The player is there again, or is another one, who gets nothing of it. */
export function settleLeftBehind(username: string | null): void {
  const left = leftBehind.getState();
  const same = left !== null && left.username !== null && left.username === username;
  way = same ? left : null;
  restorable = same ? left.unsaved : null;
  open = null;
  keep(null);
}

/** Where the player who is back was; null where there is no such place. */
export const wayBack = (): PlayerLocation | null => way;

/** The player has gone there. */
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
    // Only an address of the game itself is gone to.
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
