import { describe, expect, it } from 'vitest';
import { moveOf } from './book.ts';
import { bookMark } from './bookMark.ts';
import { testBook } from './testing/book.ts';

describe('the mark of a book', () => {
  it('is the same for the same book, wherever it is read', () => {
    expect(bookMark(JSON.parse(JSON.stringify(testBook)))).toBe(bookMark(testBook));
    expect(bookMark(testBook)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is another one when a move changes', () => {
    const tackle = { ...moveOf(testBook, 'tackle'), attack: 41 };
    expect(bookMark({ ...testBook, moves: { ...testBook.moves, tackle } })).not.toBe(bookMark(testBook));
  });

  it('stays the same when a move is shown in another way', () => {
    const tackle = { ...moveOf(testBook, 'tackle'), class: 'beam' };
    expect(bookMark({ ...testBook, moves: { ...testBook.moves, tackle } })).toBe(bookMark(testBook));
  });
});
