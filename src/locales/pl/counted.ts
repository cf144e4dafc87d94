import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('pl');

/** The Polish form of a word for a count: 1 łyk, 2 łyki, 5 łyków. */
export const polishForm = (count: number, one: string, few: string, many: string): string => {
  const form = rules.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
};

/** A number with the word for what is counted, in its Polish form. */
export const polishCount = (count: number, one: string, few: string, many: string): string =>
  `${numberWords(count)} ${polishForm(count, one, few, many)}`;

export const polishCoins = (count: number): string => polishCount(count, 'moneta', 'monety', 'monet');

/** A, B i C. */
export const polishList = (words: readonly string[], last = 'i'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence. */
export const polishCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
