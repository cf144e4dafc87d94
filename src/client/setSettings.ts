import type { Settings } from '../../contract/shapes/settings.ts';
import { chooseSettings, settings } from '../bridge/settings.ts';
import { bridge } from '../bridge/store.ts';

/** Changes settings of the player who is logged in, or of this device. They apply and are stored at once. */
export function setSettings(change: Partial<Settings>): void {
  const { token, profile } = bridge.getState().session;
  chooseSettings(change, token === null ? null : (profile?.username ?? ''));
}

/** The present settings. */
export const presentSettings = (): Settings => settings.getState().all;
