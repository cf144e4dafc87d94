import type { KindOptions } from '../core/kinds.ts';

/** Colours of the spiders dreamspin and reverachne. */
export const WEAVER = {
  main: '#c39bf2',
  belly: '#f7f1ff',
  night: '#3a4494',
  lid: '#b48ae8',
  accent: '#ffcf6a',
  iris: '#5a6fe0',
};
export const WEAVER_KINDS: KindOptions = {
  roles: { night: 'main', lid: 'main' },
  dark: { main: '#275559', belly: '#a1d1cd', night: '#003237', lid: '#3b686c', accent: '#85d554' },
  shiny: { main: '#6fdcb0', belly: '#fff3c4', night: '#d0486a', lid: '#4fae98', accent: '#ff9a4f' },
};
