import { expect, it } from 'vitest';
import { book } from '../../../../content/index.ts';
import { bookHash, speciesOf } from '../../../../rules/index.ts';
import { isSameBook } from './isSameBook.ts';

const [first] = Object.values(book.species);
const changed = {
  ...book,
  species: { ...book.species, [first!.id]: { ...first!, baseStats: { ...first!.baseStats, hp: 1 } } },
};

it('a battle from before the species were renamed goes the same way now', () => {
  expect(isSameBook(book, '5f78f32f')).toBe(true);
  expect(isSameBook(book, bookHash(book))).toBe(true);
  expect(speciesOf(book, 'hollowick')).toBe(speciesOf(book, 'galoshade'));
});

it('with other values it does not', () => {
  expect(isSameBook(changed, '5f78f32f')).toBe(false);
  expect(isSameBook(changed, bookHash(book))).toBe(false);
});

it('a battle without the hash of its book is of no known one', () => {
  expect(isSameBook(book, null)).toBe(false);
  expect(isSameBook(book, undefined)).toBe(false);
});
