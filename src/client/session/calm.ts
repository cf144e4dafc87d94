import { isCalm, settings } from '../../bridge/settings.ts';
import { changeSettings } from '../../bridge/store.ts';
import { setSettings } from '../setSettings.ts';

/** Switches shaking, flashing and idle motion off or on, and stores the setting. */
export function setCalm(calm: boolean): void {
  setSettings({ calm: calm ? 'on' : 'off' });
}

/** Follows the reduced-motion setting of the system, for players who have not chosen otherwise. */
export function followCalm(): void {
  const settle = () => changeSettings({ calm: isCalm(settings.getState().all) });
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').addEventListener('change', settle);
}
