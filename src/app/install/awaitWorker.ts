import { loadScript } from '../../locales/loadScript.ts';

/** Milliseconds: the worker fetches files of its own, which must not delay the player's first screen. */
const LATER_MS = 5000;

/** Starts the service worker after the first screen. There is none in a trial, in development, without https, or if it is blocked. */
export function awaitWorker(): void {
  if (import.meta.env.TRIAL || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = () =>
    loadScript(import('./worker.ts')).then(
      ({ followWorker }) => followWorker(),
      // The next visit tries again.
      () => undefined,
    );
  setTimeout(start, navigator.serviceWorker.controller ? 0 : LATER_MS);
}
