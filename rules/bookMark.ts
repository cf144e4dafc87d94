import type { RuleBook } from './book.ts';

const OFFSET = 0x811c_9dc5;
const PRIME = 0x0100_0193;

function markOf(book: RuleBook): string {
  const text = JSON.stringify(book);
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const marks = new WeakMap<RuleBook, string>();

/**
 * Eight hexadecimal digits that change with the book (FNV-1a over its JSON): a battle played by one book is not
 * expected to come out the same by another.
 */
export function bookMark(book: RuleBook): string {
  const known = marks.get(book);
  if (known !== undefined) return known;
  const mark = markOf(book);
  marks.set(book, mark);
  return mark;
}
