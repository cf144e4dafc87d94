import { expect, it } from 'vitest';
import { filtersIn, sortedAnew, sortWord } from './moveFilters.ts';

const filters = (search: string) => filtersIn(new URLSearchParams(search));

it('an address without filters shows everything, by name', () => {
  expect(filters('')).toEqual({
    text: '',
    types: [],
    moveClass: 'all',
    power: 'any',
    learned: 'any',
    sort: [{ key: 'name', falling: false }],
  });
});

it('filters and sorting come from the address, and nonsense in it is ignored', () => {
  expect(
    filters('q=fire&type=fire,lava&class=status&power=70&learned=some&sort=-power,luck,type,power'),
  ).toEqual({
    text: 'fire',
    types: ['fire'],
    moveClass: 'status',
    power: '70',
    learned: 'some',
    sort: [
      { key: 'power', falling: true },
      { key: 'type', falling: false },
    ],
  });
  expect(filters('class=odd&power=71&learned=maybe&sort=luck')).toEqual(filters(''));
});

it('choosing a key sorts by it, choosing it again turns it round, and the one before decides among equals', () => {
  const byType = sortedAnew(filters('').sort, 'type');
  expect(sortWord(byType)).toBe('type,name');
  const byPower = sortedAnew(byType, 'power');
  expect(sortWord(byPower)).toBe('-power,type,name');
  expect(sortWord(sortedAnew(byPower, 'power'))).toBe('power,type,name');
  expect(sortWord(sortedAnew(byPower, 'accuracy'))).toBe('-accuracy,-power,type');
});
