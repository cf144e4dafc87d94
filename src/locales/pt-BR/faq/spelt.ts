import { numberWords } from '../../format.ts';

const SMALL = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const FEMININE: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };

/** Writes small numbers as words, for running text. */
export const portugueseNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** The same before a feminine noun: uma vez, duas vezes. */
export const portugueseFeminine = (value: number): string => FEMININE[value] ?? portugueseNumber(value);

export const portuguesePercent = (value: number): string => `${numberWords(value)}%`;
