/** Formats numbers for the player. */
export const amount = (value: number): string => value.toLocaleString('en');
export const percent = (value: number): string => `${value}%`;

const SMALL = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
/** Writes small numbers as words, for running text. */
export const spelt = (value: number): string => SMALL[value] ?? amount(value);

export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Makes the first letter upper case, as at the beginning of a line. */
export const opened = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
