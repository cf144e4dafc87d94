import { registerSW } from 'virtual:pwa-register';
import { onReturn } from '../../client/returns.ts';
import { waitingUpdate } from './updates.ts';

/** Milliseconds between two questions whether there is a new release. */
const ASK_EVERY_MS = 3_600_000;
/** Milliseconds after which a page no longer waits for the new worker. */
const MOST_WAITING_MS = 5000;

/**
 * Registers the service worker, and tells the player of new releases. A page changes to one only if its player wants
 * that: if another window has changed, this page goes on with its own scripts, which the server keeps.
 */
export function followWorker(): void {
  let registration: ServiceWorkerRegistration | undefined;
  const apply = () => {
    const { waiting } = registration ?? {};
    // Another window has changed to it already.
    if (!waiting) return location.reload();
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
    // It takes over once the worker before it has finished its requests. A page that is loaded again ends them.
    setTimeout(() => location.reload(), MOST_WAITING_MS);
    void takeOver();
  };
  const tell = () => waitingUpdate.setState({ apply }, true);
  const takeOver = registerSW({
    onNeedRefresh: tell,
    onNeedReload: tell,
    onRegisteredSW: (_address, registered) => {
      registration = registered;
      if (registered) askForUpdates(registered);
    },
    // Storage is blocked, or the server cannot be reached: the game is played without the worker.
    onRegisterError: () => undefined,
  });
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = () => {
    if (Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    // It fails without a connection; it is asked again.
    registration.update().catch(() => undefined);
  };
  onReturn(ask);
  setInterval(ask, ASK_EVERY_MS);
}
