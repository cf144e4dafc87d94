import { numberWords } from '../format.ts';

const rules = new Intl.PluralRules('it');

/** A number with the word for what is counted, in the singular or plural. */
export const italianCount = (count: number, one: string, more: string): string =>
  `${numberWords(count)} ${rules.select(count) === 'one' ? one : more}`;

/** A, B e C. */
export const italianList = (words: readonly string[], last = 'e'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence. */
export const italianCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Before such names the article is uno and lo. */
const HARD = /^(?:s[^aeiou]|z|gn|ps|pn|x|y|i[aeiou])/iu;
const VOWEL = /^[aeiouàèéìòù]/iu;

/** A name with the masculine article before it: un Podkin, uno Snickub. */
export const italianOne = (name: string): string => `${HARD.test(name) ? 'uno' : 'un'} ${name}`;

/** A name with the masculine article before it: il Podkin, lo Snickub, l’Anvilisk. */
export const italianThe = (name: string): string => {
  if (HARD.test(name)) return `lo ${name}`;
  return VOWEL.test(name) ? `l’${name}` : `il ${name}`;
};
