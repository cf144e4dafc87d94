import type { Palette } from '../../kit.ts';

/** Colours of a walking figure. */
export interface Look extends Palette {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly stripe: string;
  readonly trim: string;
  readonly trousers: string;
  readonly shoe: string;
  readonly pack: string;
  readonly scarf: string;
  readonly iris: string;
  readonly line: string;
}

/** The trainer: teal cap and coat with a cream stripe, chestnut hair, coral scarf and pack. */
export const TRAINER: Look = {
  main: '#27a39a',
  skin: '#ffd9b5',
  hair: '#7a4a2e',
  coat: '#27a39a',
  stripe: '#f4fbef',
  trim: '#ffcf4a',
  trousers: '#434b78',
  shoe: '#f0624d',
  pack: '#e9825a',
  scarf: '#f0624d',
  iris: '#4f96e6',
  line: '#2a1f33',
};
