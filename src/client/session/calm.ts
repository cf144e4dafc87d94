import { local } from '../../api/browserStorage.ts';
import { systemWantsCalm } from '../../bridge/settings.ts';
import { changeSettings } from '../../bridge/store.ts';

const KEY = 'calm';

/** Switches shaking, flashing and idle motion off or on, and stores the setting. */
export function setCalm(calm: boolean): void {
  local.setItem(KEY, String(calm));
  changeSettings({ calm });
}

/** Applies the stored setting; without one, follows the reduced-motion setting of the system. */
export function followCalm(): void {
  const settle = () => {
    const chosen = local.getItem(KEY);
    changeSettings({ calm: chosen === null ? systemWantsCalm() : chosen === 'true' });
  };
  settle();
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').addEventListener('change', settle);
}
