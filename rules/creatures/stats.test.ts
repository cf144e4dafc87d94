import { describe, expect, it } from 'vitest';
import { speciesOf } from '../book.ts';
import { testBook } from '../testing/book.ts';
import { statsAt } from './stats.ts';

const plain = speciesOf(testBook, 'plain');
const giant = speciesOf(testBook, 'giant');

describe('stats', () => {
  it.each([
    [1, { hp: 12, attack: 6, defense: 6, speed: 6 }],
    [5, { hp: 20, attack: 10, defense: 10, speed: 10 }],
    [50, { hp: 110, attack: 55, defense: 55, speed: 55 }],
    [100, { hp: 210, attack: 105, defense: 105, speed: 105 }],
  ])('follow the formula at level %i with base 50', (level, stats) => {
    expect(statsAt(plain, level, 1)).toEqual(stats);
  });

  it('take each stat from its own base', () => {
    expect(statsAt(giant, 100, 0)).toEqual({ hp: 410, attack: 105, defense: 305, speed: 105 });
  });

  it('are the same for both codes of the normal kind', () => {
    expect(statsAt(plain, 37, 0)).toEqual(statsAt(plain, 37, 1));
  });

  it('give a dark creature 5 % more attack and a shiny one 5 % more speed, rounded up', () => {
    expect(statsAt(plain, 100, 2)).toEqual({ hp: 210, attack: 111, defense: 105, speed: 105 });
    expect(statsAt(plain, 100, 3)).toEqual({ hp: 210, attack: 105, defense: 105, speed: 111 });
    expect(statsAt(plain, 1, 2).attack).toBe(7);
  });
});
