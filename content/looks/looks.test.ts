import { expect, it } from 'vitest';
import { items } from '../index.ts';
import { soldLooks } from './wares.ts';

it('sells looks of a middle and of a high price, one of each, in the mart', () => {
  const prices = Object.values(soldLooks).map(({ price }) => price);
  expect(prices.some((price) => price >= 3000 && price <= 10_000)).toBe(true);
  expect(prices.some((price) => price >= 50_000)).toBe(true);
  for (const [key, item] of Object.entries(soldLooks)) {
    expect(items[key]).toBe(item);
    expect(item).toMatchObject({ most: 1, look: true, canShow: true });
  }
});

it('sells one look everywhere and another in each town beyond the first region', () => {
  const places = Object.values(soldLooks).map((item) => ('sold' in item ? (item.sold ?? []) : []));
  expect(places.flat().toSorted()).toEqual(['fourlight', 'harkmoor', 'overcloud', 'scattersea']);
  expect(places.filter((maps) => maps.length === 0)).toHaveLength(1);
});
