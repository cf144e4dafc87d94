import { expect, it } from 'vitest';
import { countFilters, queryIn } from './listAddress.ts';

const query = (search: string) => queryIn(new URLSearchParams(search));

it('an empty address asks for the first page of everything', () => {
  expect(query('')).toEqual({ skip: 0 });
});

it('everything that can be wished for stands in the address', () => {
  const search = 'skip=20&name=kin&type=fire&kind=3&canEvolve=1&inTrade=1&favourite=1&sort=-level,name';
  const wished = query(search);
  expect(wished).toEqual({
    skip: 20,
    name: 'kin',
    type: 'fire',
    kind: '3',
    canEvolve: '1',
    inTrade: '1',
    favourite: '1',
    sort: '-level,name',
  });
  expect(countFilters(wished)).toBe(6);
});

it('what makes no sense counts as not said, so that no address leads to a refusal', () => {
  const search = `skip=-3&name=%20&type=plasma&kind=9&canEvolve=yes&sort=size&name=${'x'.repeat(99)}`;
  expect(query(search)).toEqual({ skip: 0 });
  expect(query('sort=level,-level,name,exp,newest,kind').sort).toBe('level,name,exp');
  expect(query(`name=${'x'.repeat(99)}`).name).toHaveLength(64);
});
