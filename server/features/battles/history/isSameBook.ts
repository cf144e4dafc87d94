import { formerBooks } from '../../../../content/formerBooks.ts';
import { bookHash, type RuleBook } from '../../../../rules/index.ts';

const former: readonly string[] = formerBooks.hashes;

/** Whether a battle that began with a book of the given hash goes the same way with the present book. */
export function isSameBook(book: RuleBook, hash: string | null | undefined): boolean {
  const present = bookHash(book);
  return hash === present || (present === formerBooks.since && former.includes(hash ?? ''));
}
