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
  dark: { main: '#544b47', belly: '#a69b91', mask: '#2d2522', dust: '#c5553c', accent: '#e38413' },
  shiny: { main: '#6f92ea', belly: '#f6fbff', mask: '#2b3a92', dust: '#ff9fbe', accent: '#ffb347' },
};
