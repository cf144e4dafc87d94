import { settings } from '../bridge/settings.ts';
import { bridge } from '../bridge/store.ts';
import { whenQuiet } from '../client/whenQuiet.ts';
import { loadScript } from '../locales/loadScript.ts';

/** Milliseconds after which the account's settings are asked for, even if files go on coming. */
const LONGEST_MS = 3000;

/** Loads what keeps the settings with the account once a player is logged in, and the vibration once it is wanted. */
export function awaitSettings(): void {
  const follow = async () => (await loadScript(import('../client/settings/account.ts'))).followAccount();
  const isPlayer = () => bridge.getState().session.token !== null;
  // Since the login this device knows the account's settings: what the page needs first comes before them. Another device
  // may have changed some since: a player must not wait long for these.
  if (isPlayer()) whenQuiet(() => void follow().catch(() => undefined), LONGEST_MS);
  else whenever(isPlayer, bridge, follow);
  whenever(
    () => settings.getState().all.vibration,
    settings,
    async () => void (await loadScript(import('../client/settings/vibrate.ts'))).followVibration(),
  );
}

/** Runs `start` once, as soon as `isDue`. If its script does not load, the next visit tries again. */
function whenever(
  isDue: () => boolean,
  store: { subscribe: (listener: () => void) => () => void },
  start: () => Promise<void>,
): void {
  let letGo: () => void = () => undefined;
  const check = () => {
    if (!isDue()) return;
    letGo();
    start().catch(() => undefined);
  };
  if (isDue()) check();
  else letGo = store.subscribe(check);
}
