import { createStore } from 'zustand/vanilla';
import { SETTING_OPTIONS, type Settings } from '../../../contract/shapes/settings.ts';
import { settings } from '../../bridge/settings.ts';
import { setSettings } from '../../client/setSettings.ts';

/** Follow the system, always light, or always dark. */
export const THEMES = SETTING_OPTIONS.theme;
type Theme = Settings['theme'];

/** The chosen theme. */
export const theme = createStore<Theme>(() => settings.getState().all.theme);

export const setTheme = (chosen: Theme): void => setSettings({ theme: chosen });

/** Switches transitions off for two frames: in some browsers a colour with a transition keeps its old value. */
function turn(): void {
  const { dataset } = document.documentElement;
  dataset.turning = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.turning));
}

let narrow: MediaQueryList | undefined;
const markTight = (): void => {
  document.documentElement.toggleAttribute('data-tight', narrow?.matches ?? false);
};

/**
 * Marks a window in which fewer than 19 letters of the chosen text size (rem) fit beside each other, for the style
 * sheets: media queries do not know the text size.
 */
function followTight(textSize: number): void {
  const wanted = `(width < ${(19 * textSize) / 100}rem)`;
  narrow?.removeEventListener('change', markTight);
  narrow = globalThis.matchMedia?.(wanted);
  narrow?.addEventListener('change', markTight);
  markTight();
}

function show({ theme: chosen, contrast, textSize, colourMarks }: Settings): void {
  theme.setState(chosen, true);
  const { dataset, style } = document.documentElement;
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
  if (contrast === 'standard') delete dataset.contrast;
  else dataset.contrast = contrast;
  document.documentElement.toggleAttribute('data-colour-marks', colourMarks);
  if (textSize === 100) style.removeProperty('--text-size');
  else style.setProperty('--text-size', String(textSize / 100));
  followTight(textSize);
}

/** Applies theme, contrast and text size to the page, and follows their changes. */
export function followTheme(): void {
  turn();
  show(settings.getState().all);
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', turn);
  settings.subscribe(({ all }, { all: before }) => {
    if (all.theme !== before.theme || all.contrast !== before.contrast) turn();
    show(all);
  });
}
