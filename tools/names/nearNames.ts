import { createHash } from 'node:crypto';

/** Eight hexadecimal digits: of ten thousand names of ours, one is taken for near by chance. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A name as it is compared: letters and digits without accents, in lower case. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
const places = (text: string, more = 0): number[] => [...Array(text.length + more).keys()];

/** What is kept of a foreign name: hashes of the name, and of what is left of it without each of its letters. */
export function keptOf(name: string): string[] {
  const text = plain(name);
  return [digest(text), ...places(text).map((at) => digest(`${at} ${without(text, at)}`))];
}

/** Whether a name is one of the kept ones. */
export const isKept = (kept: ReadonlySet<string>, name: string): boolean => kept.has(digest(plain(name)));

/**
 * Whether a name is at an edit distance of 0 or 1 from one of the kept ones: equal, with one letter more, with one
 * less, or with another one at the same place.
 */
export function isNear(kept: ReadonlySet<string>, name: string): boolean {
  const text = plain(name);
  return [
    digest(text),
    ...places(text).map((at) => digest(without(text, at))),
    ...places(text, 1).map((at) => digest(`${at} ${text}`)),
    ...places(text).map((at) => digest(`${at} ${without(text, at)}`)),
  ].some((hash) => kept.has(hash));
}
