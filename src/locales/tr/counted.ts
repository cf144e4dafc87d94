import { numberWords } from '../format.ts';

/** A number with the word for what is counted, which stays in the singular: 3 sikke. */
export const turkishCount = (count: number, what: string): string => `${numberWords(count)} ${what}`;

/** A, B ve C. */
export const turkishList = (words: readonly string[], last = 've'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first letter as a capital, as at the beginning of a sentence; i becomes İ. */
export const turkishCapital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** How the last digits of a number end when they are read out: the last vowel, and the last letter. */
const DIGITS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

function readOut(word: string): string {
  const [, tens, ones] = /(\d?)(\d)\D*$/.exec(word) ?? [];
  if (ones === undefined || /\p{L}$/u.test(word)) return word;
  if (ones !== '0') return DIGITS[Number(ones)] ?? word;
  if (tens === undefined || tens === '') return 'sıfır';
  if (tens !== '0') return TENS[Number(tens)] ?? word;
  return /000\D*$/.test(word) ? 'bin' : 'yüz';
}

/** What a suffix depends on: the last vowel of a word, whether it ends in a vowel, and whether in a hard consonant. */
function endOf(word: string) {
  const read = readOut(word).toLocaleLowerCase('tr').normalize('NFC');
  const vowel = /[aeıioöuüâîûy](?=[^aeıioöuüâîû]*$)/.exec(read)?.[0] ?? 'e';
  return {
    back: 'aıouâû'.includes(vowel),
    round: 'oöuüû'.includes(vowel),
    open: /[aeıioöuüâîû]\P{L}*$/u.test(read),
    hard: /[çfhkpsşt]\P{L}*$/u.test(read),
  };
}

const narrow = ({ back, round }: { back: boolean; round: boolean }): string =>
  back ? (round ? 'u' : 'ı') : round ? 'ü' : 'i';
const wide = ({ back }: { back: boolean }): string => (back ? 'a' : 'e');

/** A name as the object of a sentence: Kindlam’ı, Solpavo’yu. */
export const turkishObject = (name: string): string => {
  const end = endOf(name);
  return `${name}’${end.open ? 'y' : ''}${narrow(end)}`;
};

/** To a name: Kindlam’a, Halyard’a. */
export const turkishTo = (name: string): string => {
  const end = endOf(name);
  return `${name}’${end.open ? 'y' : ''}${wide(end)}`;
};

/** At a name: Kindlam’da, Mosslow’da, Umbrawl’da. */
export const turkishAt = (name: string): string => {
  const end = endOf(name);
  return `${name}’${end.hard ? 't' : 'd'}${wide(end)}`;
};

/** From a name: Kindlam’dan. */
export const turkishFrom = (name: string): string => `${turkishAt(name)}n`;

/** Of a name: Kindlam’ın, Solpavo’nun. */
export const turkishOf = (name: string): string => {
  const end = endOf(name);
  return `${name}’${end.open ? 'n' : ''}${narrow(end)}n`;
};

/** With a name: Kindlam’la, Solpavo’yla. */
export const turkishWith = (name: string): string => {
  const end = endOf(name);
  return `${name}’${end.open ? 'y' : ''}l${wide(end)}`;
};
