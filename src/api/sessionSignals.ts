import type { Suspension } from '../../contract/shapes/operating/moderation.ts';
import { readToken } from './token.ts';

/* What requests and the session tell each other, without axios: the page needs it before anything is requested. */

let afterUnauthorized: () => void = () => undefined;

/** Sets the listener that runs when the server rejects the current token. */
export function onUnauthorized(listener: () => void): void {
  afterUnauthorized = listener;
}

let afterSuspended: (suspension: Suspension) => void = () => undefined;

/** Sets the listener that runs when the server refuses a login or the current token because the player is suspended. */
export function onSuspended(listener: (suspension: Suspension) => void): void {
  afterSuspended = listener;
}

/** Ends the reads under way when a logout begins. */
let reads = new AbortController();
/** Changes without a reply yet. */
const changes = new Set<Promise<unknown>>();
/** Resolves at the end of the logout that is under way; null if there is none. */
let logoutOver: Promise<void> | null = null;

/**
 * Cancels reads under way and holds back new requests until the returned function is called: they could reach the
 * server after the logout of their token.
 */
export function holdForLogout(): () => void {
  reads.abort();
  reads = new AbortController();
  let end: () => void = () => undefined;
  logoutOver = new Promise((resolve) => {
    end = resolve;
  });
  return () => {
    // What is still without a reply concerns the next session no more.
    changes.clear();
    logoutOver = null;
    end();
  };
}

/** Resolves at the end of the logout that is under way; null if there is none. */
export const underWayLogout = (): Promise<void> | null => logoutOver;

/** The signal that ends what is read now, at the next logout. */
export const readsSignal = (): AbortSignal => reads.signal;

/** Notes a change until it is answered: the server would refuse it after the logout of its token. */
export function noteChange<Reply>(change: Promise<Reply>): Promise<Reply> {
  changes.add(change);
  const end = () => void changes.delete(change);
  change.then(end, end);
  return change;
}

/** Resolves when each change that is under way now has been answered or has failed. */
export const changesAnswered = (): Promise<unknown> => Promise.allSettled(changes);

/** Waits for a logout that is under way. The signal ends what then begins to read, at the next logout. */
export async function mayRead(): Promise<AbortSignal> {
  await logoutOver;
  return reads.signal;
}

/** Whether a request with this token was about the present session, not about one that ended while it was under way. */
function isPresent(carried: string | null): boolean {
  const token = readToken();
  return token === null || token === carried;
}

/**
 * Handles a 401 reply: the token of the request was unknown or missing. A token that was stored while the request was
 * under way is not affected.
 */
export function tokenRefused(carried: string | null): void {
  if (isPresent(carried)) afterUnauthorized();
}

/** Handles a reply which says that the player of this token is suspended. */
export function tokenSuspended(carried: string | null, suspension: Suspension): void {
  if (isPresent(carried)) afterSuspended(suspension);
}
