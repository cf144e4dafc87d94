import { expect, it } from 'vitest';
import { countMarketFilters, marketIn } from './marketAddress.ts';

const query = (address: string) => marketIn(new URLSearchParams(address));

it('the address says what is looked for', () => {
  const address = 'name=pod&type=grass&kind=3&least=5&most=100&owner=bob+the+trader&sort=-level';
  expect(query(address)).toEqual({
    name: 'pod',
    type: 'grass',
    kind: '3',
    least: '5',
    most: '100',
    owner: 'bob the trader',
    sort: '-level',
  });
  expect(countMarketFilters(query(address))).toBe(5);
});

it('nonsense in the address counts as not said', () => {
  expect(query('type=cheese&kind=7&least=0&most=101&sort=luck&name=+')).toEqual({});
});
