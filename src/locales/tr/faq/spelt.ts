import { numberWords } from '../../format.ts';

const SMALL = ['hiç', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];

/** Writes small numbers as words, for running text. */
export const turkishNumber = (value: number): string => SMALL[value] ?? numberWords(value);

/** A percentage, whose sign stands before the number. */
export const turkishPercent = (value: number): string => `%${numberWords(value)}`;
