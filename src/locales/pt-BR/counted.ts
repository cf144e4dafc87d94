import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('pt-BR');

/** A number with the word for what is counted: 1 moeda, 2 moedas, 1.000.000 de moedas. */
export const portugueseCount = (count: number, one: string, more: string): string => {
  const form = rules.select(count);
  return `${numberWords(count)} ${form === 'one' ? one : form === 'many' ? `de ${more}` : more}`;
};

/** A, B e C. */
export const portugueseList = (words: readonly string[], last = 'e'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence. */
export const portugueseCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
