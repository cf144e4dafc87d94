import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('de');

/** A number with the word for what is counted, in the singular or plural. */
export const germanCount = (count: number, one: string, more: string): string =>
  `${numberWords(count)} ${rules.select(count) === 'one' ? one : more}`;

/** A, B und C. */
export const germanList = (words: readonly string[], last = 'und'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence. */
export const germanCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
