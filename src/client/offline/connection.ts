import { createStore } from 'zustand/vanilla';
import { isLost, type Refusal } from '../../api/refusal.ts';

interface Connection {
  /** Whether the server cannot be reached. */
  readonly lost: boolean;
  /** When the oldest of what is shown was read, in milliseconds since 1970; null if nothing shown is from disk. */
  readonly since: number | null;
}

export const connection = createStore<Connection>(() => ({
  lost: !import.meta.env.TRIAL && !navigator.onLine,
  since: null,
}));

/** Milliseconds between two questions whether the server can be reached again. */
const ASK_EVERY_MS = 15_000;

/** Whether the server did not answer: no reply came, or a proxy's in its place, or it took too long. */
export const isOutOfReach = (refusal: Refusal): boolean =>
  isLost(refusal) || refusal.transport === 'ECONNABORTED';

let timer: ReturnType<typeof setInterval> | undefined;

/** Called when a request was lost. Asks from time to time whether the server is back. */
export function noteLost(): void {
  connection.setState({ lost: true });
  timer ??= setInterval(() => void askServer(), ASK_EVERY_MS);
}

/** Called when the server has answered. */
export function noteReached(): void {
  clearInterval(timer);
  timer = undefined;
  if (connection.getState().lost) connection.setState({ lost: false });
}

async function askServer(): Promise<void> {
  try {
    const { ok } = await fetch('/api/live', { cache: 'no-store' });
    if (ok) noteReached();
  } catch {
    // Still lost.
  }
}

/** Follows what the browser says of the network; that there is one does not mean that the server can be reached. */
export function followConnection(): void {
  // A trial has its server in the page.
  if (import.meta.env.TRIAL) return;
  globalThis.addEventListener('offline', noteLost);
  globalThis.addEventListener('online', () => void askServer());
  if (!navigator.onLine) noteLost();
}
