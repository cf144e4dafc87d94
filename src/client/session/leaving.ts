import { addressPath } from './location.ts';

/** A screen that the player may leave only after confirming. */
export interface Guard {
  readonly pathname: string;
  /** Asks the player. `go` carries out the navigation; it is called if the player agrees. */
  readonly ask: (go: () => void) => void;
  /** Undoes a Back or Forward before the router sees it. */
  readonly recall: (event: PopStateEvent) => void;
}

let guard: Guard | null = null;

/** Guards the present screen against leaving, until the returned function is called. */
export function setGuard(mine: Guard): () => void {
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/**
 * Whether the player must confirm a navigation to this path. Another query string of the same path needs no
 * confirmation.
 */
export const isHeldBack = (pathname?: string): boolean => guard !== null && guard.pathname !== pathname;

/**
 * Calls `go` at once, or, if the screen is guarded, after the player has agreed. Without a path, it always counts as
 * leaving.
 */
export function whenFree(go: () => void, pathname?: string): void {
  if (isHeldBack(pathname)) guard?.ask(go);
  else go();
}

/** What Back closes before it leaves the page: the open dialogs, the topmost last. */
let open: readonly { readonly at: number; readonly close: () => void }[] = [];
/** Closes the dialog once the page is back at the entry of the history that Back has left. */
let closing: (() => void) | null = null;

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

/** Lets Back close a dialog instead of leaving the page, until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  const mine = { at: indexOf(history.state), close };
  open = [...open, mine];
  return () => {
    open = open.filter((each) => each !== mine);
  };
}

/** Whether an event was Back with an open dialog, which is closed, or the return from it. */
function isOfDialog(event: PopStateEvent): boolean {
  const top = open.at(-1);
  if (closing) {
    closing();
    closing = null;
  } else if (top && indexOf(event.state) < top.at) {
    closing = top.close;
    history.go(top.at - indexOf(event.state));
  } else return false;
  event.stopImmediatePropagation();
  return true;
}

/**
 * Listens for Back and Forward. Browsers call the listeners of `window` in the order in which they were added,
 * capturing or not: call this before the router is rendered, which adds its own listener.
 */
export function followTravels(): void {
  globalThis.addEventListener('popstate', (event) => {
    if (!isOfDialog(event) && isHeldBack(addressPath())) guard?.recall(event);
  });
}
