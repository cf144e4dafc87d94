import { createStore } from 'zustand/vanilla';
import { local } from '../../api/browserStorage.ts';

/** As the system has it, or always by day, or always by night. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === local.getItem(KEY)) ?? 'system';

/** How light the pages are; kept in the browser. */
export const theme = createStore<Theme>(() => 'system');

export function setTheme(chosen: Theme): void {
  local.setItem(KEY, chosen);
  show(chosen);
}

/** Colours change at once: one that fades meanwhile stays as it was in some browsers. */
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

/** Takes up the player's choice, here and whenever another window of this browser changes it. */
export function followTheme(): void {
  show(stored());
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', turn);
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(stored());
  });
}
