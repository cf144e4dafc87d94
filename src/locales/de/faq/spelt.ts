import { numberWords } from '../../format.ts';

const SMALL = [
  'keines',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Writes small numbers as words, for running text; from two on, since `ein` depends on what is counted. */
export const germanNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** A percentage with the space that German sets before the sign. */
export const germanPercent = (value: number): string => `${numberWords(value)} %`;
