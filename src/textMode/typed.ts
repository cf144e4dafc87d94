import { fillWords } from '../locales/en/textMode/commands.ts';
import { folded } from '../locales/folded.ts';

/** Lists of words that mean the same, by their meaning. */
type Meanings<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** Letters of scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Letters of which one may be a word and two a command: those, and Hangul, which writes a syllable in one. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]/u;
/** Where a command can end that a line begins or ends with: no list has longer words. */
const LONGEST = 30;
/** Letters that are left of a word without its ending: fewer would be a word of their own. */
const FEWEST = 2;

/** The meaning of each word, however it is accented. */
function tableOf<Key extends string>(words: Meanings<Key>): ReadonlyMap<string, Key> {
  const meanings = Object.entries<readonly string[]>(words) as [Key, readonly string[]][];
  return new Map(meanings.flatMap(([key, list]) => list.map((word) => [folded(word), key] as const)));
}

/** Words of which a language writes some with others: `-へ` at their end, `ال-` at their beginning. */
const isEnding = (fill: string): boolean => fill.startsWith('-') || UNSPACED.test(fill);
const isBeginning = (fill: string): boolean => fill.endsWith('-') || /^\p{Script=Han}+$/u.test(fill);

/** A word without what the language writes with it. */
function stemOf(word: string): string {
  for (const fill of fillWords.toSorted((one, other) => other.length - one.length)) {
    const part = fill.replaceAll('-', '');
    if (word.length < part.length + (DENSE.test(word) ? 1 : FEWEST)) continue;
    if (isEnding(fill) && word.endsWith(part)) return word.slice(0, -part.length).replace(/['’]$/, '');
    if (isBeginning(fill) && word.startsWith(part)) return word.slice(part.length);
  }
  return word;
}

/** The words of a text; those of one or two letters before an apostrophe stand alone: l’orgue. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<!\p{L})(\p{L}{1,2})['’]/gu, '$1 ')
    .split(' ')
    .filter(Boolean);

/** A name without the words around it: the mart, to Nan Orrel. */
export function bareOf(text: string): string {
  const fills = new Set(fillWords.map(folded));
  return wordsOf(text)
    .filter((word) => !fills.has(folded(word)))
    .join(' ');
}

const stemsOf = (text: string): string => text.split(' ').map(stemOf).join(' ');

/** What a text can be meant as: itself, without the words around it, and without what is written with its words. */
export const formsOf = (text: string): readonly string[] => {
  const bare = bareOf(text);
  return [text, bare, stemsOf(bare)];
};

/** The key of the entry that contains a text in one of its forms. */
export function meaningOf<Key extends string>(words: Meanings<Key>, text: string): Key | null {
  const table = tableOf(words);
  const known = formsOf(text).map((form) => table.get(folded(form)));
  return known.find((key) => key !== undefined) ?? null;
}

/** Whether a word may end before a place in a text. */
const mayPart = (text: string, at: number): boolean =>
  text[at] === ' ' || UNSPACED.test(text[at] ?? '') || UNSPACED.test(text[at - 1] ?? '');

/**
 * The command of a line, with what else it says: the longest one that it begins with. Where a line begins with none, the
 * longest that it ends with, for languages that have the verb last; two Latin letters there are no command.
 */
export function verbOf<Key extends string>(
  words: Meanings<Key>,
  text: string,
): { readonly key: Key; readonly rest: string } | null {
  const table = tableOf(words);
  const lengths = Array.from({ length: Math.min(LONGEST, text.length) }, (_, at) => at + 1).toReversed();
  for (const length of lengths) {
    const ends = length === text.length || mayPart(text, length);
    const key = ends ? table.get(folded(text.slice(0, length))) : undefined;
    if (key !== undefined) return { key, rest: text.slice(length).trim() };
  }
  for (const length of lengths) {
    const at = text.length - length;
    if (length < 3 && !DENSE.test(text.slice(at))) return null;
    const key = mayPart(text, at) ? table.get(folded(text.slice(at).trim())) : undefined;
    if (key !== undefined) return { key, rest: text.slice(0, at).trim() };
  }
  return null;
}

/** Whether a name is meant by a text: by some of its words, or by the beginning of all of them. */
export function isCalled(name: string, text: string): boolean {
  const parts = wordsOf(folded(name).replaceAll(/[・·=]/gu, ' '));
  return formsOf(text).some((form) => {
    const words = folded(form).split(' ').filter(Boolean);
    const isPart = (word: string) =>
      parts.includes(word) || (UNSPACED.test(word) && parts.join('').startsWith(word));
    return words.length > 0 && words.every(isPart);
  });
}
