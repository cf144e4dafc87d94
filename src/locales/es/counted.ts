import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('es');

/** A number with the word for what is counted, in the singular or plural. */
export const spanishCount = (count: number, one: string, more: string): string =>
  `${numberWords(count)} ${rules.select(count) === 'one' ? one : more}`;

/** A, B y C; “y” and “o” change before the same sound. */
export const spanishList = (words: readonly string[], last: 'y' | 'o' = 'y'): string => {
  if (words.length < 2) return words.join('');
  const end = words.at(-1) ?? '';
  const and = last === 'y' ? (/^h?[ií](?!e)/i.test(end) ? 'e' : 'y') : /^h?[oó]/i.test(end) ? 'u' : 'o';
  return `${words.slice(0, -1).join(', ')} ${and} ${end}`;
};

/** The first letter as a capital, as at the beginning of a sentence. */
export const spanishCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
