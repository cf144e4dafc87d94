import { createStore } from 'zustand/vanilla';
import { local } from '../../api/browserStorage.ts';

/** Whether the game is told and commanded in text: not at all, in place of the canvas, or beside it. */
export const TEXT_MODES = ['off', 'only', 'both'] as const;
export type TextMode = (typeof TEXT_MODES)[number];

const KEY = 'textMode';

const stored = (): TextMode => TEXT_MODES.find((mode) => mode === local.getItem(KEY)) ?? 'off';

/** The player's choice, kept in localStorage. */
export const textMode = createStore<TextMode>(stored);

export function setTextMode(mode: TextMode): void {
  local.setItem(KEY, mode);
  show(mode);
}

/** The root element has the mode as `data-text-mode`, for the style sheets. */
function show(mode: TextMode): void {
  textMode.setState(mode, true);
  document.documentElement.dataset.textMode = mode;
}

/** Applies the stored choice, and follows changes in other windows of this browser. */
export function followTextMode(): void {
  show(stored());
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(stored());
  });
}
