import { expect, it } from 'vitest';
import { book } from '../../../../content/index.ts';
import { bookHash, moveOf, speciesOf } from '../../../../rules/index.ts';
import { isSameBook } from './isSameBook.ts';

const [first] = Object.values(book.species);
const changed = {
  ...book,
  species: { ...book.species, [first!.id]: { ...first!, baseStats: { ...first!.baseStats, hp: 1 } } },
};

it('a battle goes the same way with the same book, also if its species and moves had other names', () => {
  expect(isSameBook(book, bookHash(book))).toBe(true);
  expect(speciesOf(book, 'hollowick')).toBe(speciesOf(book, 'galoshade'));
  expect(moveOf(book, 'ice beam')).toBe(moveOf(book, 'cold lantern'));
});

it('with other values, or from before the moves were our own, it does not', () => {
  expect(isSameBook(changed, bookHash(book))).toBe(false);
  for (const hash of ['5f78f32f', '139f648f']) expect(isSameBook(book, hash)).toBe(false);
});

it('a battle without the hash of its book is of no known one', () => {
  expect(isSameBook(book, null)).toBe(false);
  expect(isSameBook(book, undefined)).toBe(false);
});
