import { createStore } from 'zustand/vanilla';
import type { Settings } from '../../../contract/shapes/settings.ts';
import { settings } from '../../bridge/settings.ts';
import { setSettings } from '../setSettings.ts';

/** Whether the game is told and commanded in text: not at all, in place of the canvas, or beside it. */
export type TextMode = Settings['textMode'];

/** The player's choice, one of the settings. */
export const textMode = createStore<TextMode>(() => settings.getState().all.textMode);

export const setTextMode = (mode: TextMode): void => setSettings({ textMode: mode });

/** The root element has the mode as `data-text-mode`, for the style sheets. */
function show(mode: TextMode): void {
  textMode.setState(mode, true);
  document.documentElement.dataset.textMode = mode;
}

/** Applies the player's choice to the page. */
export const followTextMode = (): void => show(settings.getState().all.textMode);

settings.subscribe(({ all }) => show(all.textMode));
