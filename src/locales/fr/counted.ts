import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('fr');

/** A number with the word for what is counted, in the singular or plural. */
export const frenchCount = (count: number, one: string, more: string): string =>
  `${numberWords(count)} ${rules.select(count) === 'one' ? one : more}`;

/** A, B et C. */
export const frenchList = (words: readonly string[], last = 'et'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence. */
export const frenchCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const VOWEL = /^[aeiouyàâéèêëîïôöûü]/i;

/** “de” before a name, elided where a vowel follows. */
export const frenchOf = (name: string): string => `${VOWEL.test(name) ? 'd’' : 'de '}${name}`;

/** “Le” before the name of a species, elided where a vowel follows. */
export const frenchThe = (name: string): string => `${VOWEL.test(name) ? 'L’' : 'Le '}${name}`;
