import type { Notice } from '../../contract/shapes/trade.ts';

/** Gets null when the page begins to be told: what happened before that it has to ask for. */
type Listener = (notice: Notice | null) => void;

const listeners = new Set<Listener>();

/** Passes on what the server has just told of the player's trades, so that every screen can show it at once. */
export function deliverNotification(notice: Notice | null): void {
  for (const listener of listeners) listener(notice);
}

/** Listens to what happens to the player's listings and offers until the returned function is called. */
export function onNotification(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
