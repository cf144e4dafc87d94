import { expect, it } from 'vitest';
import { species } from '../species/index.ts';
import { lessonPrice, lessonsFor } from './lessons.ts';

const learnset = [
  { level: 1, move: 'tackle' },
  { level: 9, move: 'ember' },
  { level: 12, move: 'bite' },
  { level: 19, move: 'rain dance' },
  { level: 20, move: 'take down' },
];

it('teaches what a creature would learn within ten levels, the next one first', () => {
  expect(lessonsFor({ learnset }, 9, ['tackle', '', '', ''])).toEqual([
    { move: 'bite', level: 12, price: 1020 },
    { move: 'rain dance', level: 19, price: 1440 },
  ]);
});

it('does not sell what a creature has, or may choose without paying', () => {
  expect(lessonsFor({ learnset }, 19, ['take down', '', '', ''])).toEqual([]);
});

it('costs more for later moves, and a level of a hundred less than two days of wishes', () => {
  expect(lessonPrice(100)).toBeGreaterThan(lessonPrice(20));
  expect(lessonPrice(100)).toBeLessThan(10_000);
});

it('offers no more than a page of lessons to any creature of any level', () => {
  for (const one of Object.values(species))
    for (let level = 1; level <= 100; level += 1)
      expect(lessonsFor(one, level, []).length).toBeLessThanOrEqual(8);
});
