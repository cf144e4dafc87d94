import { numberWords } from '../../format.ts';

const SMALL = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** Writes small numbers as words, for running text; from two on, since `un` depends on what is counted. */
export const frenchNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** A percentage with the space that French sets before the sign. */
export const frenchPercent = (value: number): string => `${numberWords(value)} %`;
