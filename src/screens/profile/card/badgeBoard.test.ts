import { expect, it } from 'vitest';
import { badgeBoard } from './badgeBoard.ts';

const gym = (id: string, name: string) => ({
  ...{ id, name, type: 'fire' as const, description: '', before: '' },
  ...{ size: 3, least: 9, most: 10, coins: 100 },
});
const regions = {
  regions: ['Greenreach', 'Harkmoor'],
  data: { Greenreach: ['Hazel', 'Ivo'], Harkmoor: ['Jory'] },
  defeated: ['Hazel'],
  champions: { Greenreach: 'Philippa' },
  open: ['Greenreach'],
  gyms: [gym('a', 'Hazel'), gym('b', 'Ivo'), gym('c', 'Philippa'), gym('d', 'Jory')],
};
const won = [{ gymId: 'a', name: 'Hazel', region: 'Greenreach', beatenAt: '2026-11-03T10:00:00.000Z' }];

it('every badge has its place in its region, the champion’s at the end', () => {
  const [green, hark] = badgeBoard(regions, won);
  expect(green?.places.map(({ name, champion }) => [name, champion])).toEqual([
    ['Hazel', false],
    ['Ivo', false],
    ['Philippa', true],
  ]);
  expect(hark?.places.map(({ gymId }) => gymId)).toEqual(['d']);
});

it('a badge that was won says when, the others are still to win', () => {
  const [green, hark] = badgeBoard(regions, won);
  expect(green?.places.map(({ beatenAt }) => beatenAt)).toEqual(['2026-11-03T10:00:00.000Z', null, null]);
  expect([green?.won, hark?.won]).toEqual([1, 0]);
});
