import { numberWords } from '../../format.ts';

const SMALL = [
  'nessuno',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
];

/** Writes small numbers as words, for running text; from two on, since `uno` depends on what is counted. */
export const italianNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** A percentage, with the decimal comma. */
export const italianPercent = (value: number): string => `${numberWords(value)}%`;
