import { bookHash, type RuleBook } from '../../../../rules/index.ts';

/** Whether a battle that began with a book of the given hash goes the same way with the present book. */
export const isSameBook = (book: RuleBook, hash: string | null | undefined): boolean =>
  hash === bookHash(book);
