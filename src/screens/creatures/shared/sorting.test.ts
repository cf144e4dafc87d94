import { expect, it } from 'vitest';
import type { SortKey } from '../../../../contract/shapes/list.ts';
import { pressSort, readSort, writeSort } from './sorting.ts';

const press = (sort: string, key: SortKey) => writeSort(pressSort(readSort(sort), key));

it('the first press sorts by what one wants first, the second turns it round, the third takes it out', () => {
  expect(press('', 'level')).toBe('-level');
  expect(press('-level', 'level')).toBe('level');
  expect(press('level', 'level')).toBe('');
  expect(press('', 'name')).toBe('name');
  expect(press('name', 'name')).toBe('-name');
  expect(press('-name', 'name')).toBe('');
});

it('a second key sorts those that the first one finds alike', () => {
  expect(press('-level', 'name')).toBe('-level,name');
  expect(press('-level,name', 'level')).toBe('level,name');
  expect(press('level,name', 'level')).toBe('name');
});

it('there are three keys at most', () => {
  expect(press('-level,name,newest', 'exp')).toBe('-level,name,newest');
});

it('an address that makes no sense sorts by what is left of it', () => {
  expect(writeSort(readSort('-level,level,size,,name'))).toBe('-level,name');
  expect(readSort(null)).toEqual([]);
});
