import { createStore } from 'zustand/vanilla';

/** As the system has it, or always by day, or always by night. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';

/** How light the pages are; kept in the browser. */
export const theme = createStore<Theme>(() => 'system');

export function setTheme(chosen: Theme): void {
  localStorage.setItem(KEY, chosen);
  show(chosen);
}

function show(chosen: Theme): void {
  theme.setState(chosen, true);
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
}

/** Takes up the player's choice, here and whenever another window of this browser changes it. */
export function followTheme(): void {
  show(stored());
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(stored());
  });
}
