import { describe, expect, it } from 'vitest';
import { moveOf } from './book.ts';
import { bookHash } from './bookHash.ts';
import { testBook } from './testing/book.ts';

describe('the hash of a book', () => {
  it('is the same for the same book, wherever it is read', () => {
    expect(bookHash(JSON.parse(JSON.stringify(testBook)))).toBe(bookHash(testBook));
    expect(bookHash(testBook)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is another one when a move changes', () => {
    const tackle = { ...moveOf(testBook, 'tackle'), attack: 41 };
    expect(bookHash({ ...testBook, moves: { ...testBook.moves, tackle } })).not.toBe(bookHash(testBook));
  });

  it('is another one when a species is stronger, and the same when it has another name', () => {
    const [swift] = Object.values(testBook.species);
    const withFirst = (change: object) => {
      const [, ...others] = Object.values(testBook.species);
      const species = [{ ...swift!, ...change }, ...others];
      return bookHash({ ...testBook, species: Object.fromEntries(species.map((one) => [one.id, one])) });
    };
    expect(withFirst({ catchRate: 7 })).not.toBe(bookHash(testBook));
    expect(withFirst({ id: 'renamed', name: 'Renamed', text: 'Told anew.' })).toBe(bookHash(testBook));
  });

  it('stays the same when a move is shown in another way', () => {
    const tackle = { ...moveOf(testBook, 'tackle'), class: 'beam' };
    expect(bookHash({ ...testBook, moves: { ...testBook.moves, tackle } })).toBe(bookHash(testBook));
  });
});
