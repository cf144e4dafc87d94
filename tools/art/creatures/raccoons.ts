import type { KindOptions } from '../core/kinds.ts';

/** Colours of the raccoons dustkit and siroccoon. */
export const RACCOON = {
  main: '#bb8b58',
  belly: '#fff1d6',
  mask: '#563a3c',
  dust: '#f6d684',
  accent: '#f2917a',
  iris: '#1f9a86',
};
export const RACCOON_KINDS: KindOptions = {
  roles: { mask: 'main', dust: 'belly' },
  dark: { main: '#54395c', belly: '#a78bb4', mask: '#261a30', dust: '#8d5fc0', accent: '#ff4f8a' },
  shiny: { main: '#6f92ea', belly: '#f6fbff', mask: '#2b3a92', dust: '#ff9fbe', accent: '#ffb347' },
};
