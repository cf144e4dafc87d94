import { createStore } from 'zustand/vanilla';
import { local } from '../../api/browserStorage.ts';

/** Follow the system, always light, or always dark. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === local.getItem(KEY)) ?? 'system';

/** The chosen theme, kept in localStorage. */
export const theme = createStore<Theme>(() => 'system');

export function setTheme(chosen: Theme): void {
  local.setItem(KEY, chosen);
  show(chosen);
}

/** Switches transitions off for two frames: in some browsers a colour with a transition keeps its old value. */
function turn(): void {
  const { dataset } = document.documentElement;
  dataset.turning = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.turning));
}

function show(chosen: Theme): void {
  turn();
  theme.setState(chosen, true);
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
}

/** Applies the stored theme, and follows changes in other windows of this browser. */
export function followTheme(): void {
  show(stored());
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', turn);
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(stored());
  });
}
