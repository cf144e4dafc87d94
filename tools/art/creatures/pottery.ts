import type { KindOptions } from '../core/kinds.ts';

/** Colours of the haunted pots. */
export const POTTERY = {
  main: '#d9713f',
  belly: '#f6b877',
  glaze: '#33283a',
  void: '#1f1830',
  accent: '#4fe8d2',
  haze: '#2f8f96',
};
export const POTTERY_KINDS: KindOptions = {
  roles: { void: 'fixed', glaze: 'main', haze: 'fixed', belly: 'belly' },
  dark: { main: '#4d4440', belly: '#887e7a', glaze: '#251d1a', accent: '#e58415', haze: '#935004' },
  shiny: { main: '#f1ead8', belly: '#ffffff', glaze: '#2f5fc0', accent: '#ffc23f', haze: '#c07a20' },
};
