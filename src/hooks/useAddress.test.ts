import { expect, it } from 'vitest';
import { addressWith, oneOf, someOf } from './useAddress.ts';

const params = new URLSearchParams('?q=owl&type=water,fire,stone,fire&class=huge');

it('a part of the address can be changed or taken out without touching the others', () => {
  expect(addressWith(params, { q: null, name: 'kindlam', class: '' })).toBe(
    '?type=water%2Cfire%2Cstone%2Cfire&name=kindlam',
  );
});

it('a word that makes no sense counts as the usual one', () => {
  expect(oneOf(params, 'class', ['all', 'status'])).toBe('all');
  expect(oneOf(new URLSearchParams('class=status'), 'class', ['all', 'status'])).toBe('status');
});

it('of a list the words that make sense count, each once, in the order of the game', () => {
  expect(someOf(params, 'type', ['fire', 'water', 'grass'])).toEqual(['fire', 'water']);
  expect(someOf(params, 'kind', ['dark'])).toEqual([]);
});
