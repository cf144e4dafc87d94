import { spoken } from './texts.ts';

/** Full stops other than that of Latin letters. */
const FULL_STOPS: Readonly<Record<string, string>> = { ja: '。', 'zh-CN': '。' };

/** Commas of other letters, with the room behind them: between phrases, and between names. */
const COMMAS: Readonly<Record<string, Readonly<Record<'phrases' | 'names', string>>>> = {
  ja: { phrases: '、', names: '、' },
  'zh-CN': { phrases: '，', names: '、' },
  ar: { phrases: '، ', names: '، ' },
};

/** What is made once for each language and kind: formatters are slow to make. */
const made = new Map<string, unknown>();

/** A formatter in the language of the game. English dates are British: 24 November. */
function of<Formatter>(kind: string, make: (code: string) => Formatter): Formatter {
  const { code } = spoken.getState();
  const key = `${code} ${kind}`;
  const formatter = (made.get(key) as Formatter | undefined) ?? make(code === 'en' ? 'en-GB' : code);
  made.set(key, formatter);
  return formatter;
}

/** A number with the separators of the language of the game. */
export const numberWords = (value: number): string =>
  of('number', (code) => new Intl.NumberFormat(code)).format(value);

/** The digits of a whole number in the groups of the language of the game, and what that puts between them. */
export function digitGroups(digits: string): {
  readonly groups: readonly string[];
  readonly separator: string;
} {
  const parts = of(
    'digits',
    (code) => new Intl.NumberFormat(code, { numberingSystem: 'latn' }),
  ).formatToParts(Number(digits));
  const groups = parts.flatMap(({ type, value }) => (type === 'integer' ? value : []));
  // Leading zeros, and more digits than a number has, stay as they are written.
  if (groups.join('') !== digits) return { groups: [digits], separator: '' };
  return { groups, separator: parts.find(({ type }) => type === 'group')?.value ?? '' };
}

/** A moment by the day, the hour, or both, in the language of the game. */
export const momentWords = (moment: Date | number, how: Intl.DateTimeFormatOptions): string =>
  of(JSON.stringify(how), (code) => new Intl.DateTimeFormat(code, how)).format(moment);

/** Compares names for sorting, as the language of the game orders them. */
export const compareNames = (one: string, other: string): number =>
  of('order', (code) => new Intl.Collator(code)).compare(one, other);

/** Words in a row, as the language joins them: fire and flying. */
export const joinWords = (words: readonly string[]): string =>
  of('list', (code) => new Intl.ListFormat(code, { type: 'conjunction' })).format(words);

/** The comma of the language with the room behind it, as it stands between phrases or names. */
export const comma = (between: 'phrases' | 'names' = 'phrases'): string =>
  COMMAS[spoken.getState().code]?.[between] ?? ', ';

/** A sentence with the full stop of the language, if it has no sign of its own at its end. */
export const withFullStop = (sentence: string): string =>
  /[.!?…。！？؟]["”»」]?$/u.test(sentence)
    ? sentence
    : sentence + (FULL_STOPS[spoken.getState().code] ?? '.');
