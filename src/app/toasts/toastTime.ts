import { settings } from '../../bridge/settings.ts';

/** How long a toast is shown, in milliseconds. */
const TOAST_MS = 2000;

/** How long a toast is shown to a player who has chosen the slow pace of texts, in milliseconds. */
const SLOW_TOAST_MS = 6000;

/** How long a toast is shown now, in milliseconds. */
export const toastTime = (): number =>
  settings.getState().all.textPace === 'slow' ? SLOW_TOAST_MS : TOAST_MS;
