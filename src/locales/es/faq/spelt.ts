import { numberWords } from '../../format.ts';

const SMALL = [
  'ninguno',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** Writes small numbers as words, for running text; from two on, since `un` depends on what is counted. */
export const spanishNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** A percentage with the space that Spanish sets before the sign. */
export const spanishPercent = (value: number): string => `${numberWords(value)} %`;
