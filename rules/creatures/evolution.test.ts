import { describe, expect, it } from 'vitest';
import { speciesOf } from '../book.ts';
import { testBook } from '../testing/book.ts';
import { canEvolve, evolvedMoves } from './evolution.ts';
import type { Species } from './types.ts';

const young: Species = {
  ...speciesOf(testBook, 'plain'),
  evolution: { into: 'old', level: 16 },
  learnset: [
    { level: 1, move: 'tackle' },
    { level: 9, move: 'jab' },
  ],
};
const old: Species = {
  ...young,
  id: 'old',
  learnset: [...young.learnset, { level: 12, move: 'chill' }, { level: 20, move: 'late' }],
};

describe('evolving', () => {
  it('is possible from the level of the species on', () => {
    expect([15, 16, 17].map((level) => canEvolve(young, level))).toEqual([false, true, true]);
    expect(canEvolve({ ...young, id: 'old', learnset: [] }, 1)).toBe(false);
  });

  it('keeps every move and fills free slots with what only the new species knows by then', () => {
    const grown = (...moves: string[]) => evolvedMoves(young, old, { level: 16, moves });
    expect(grown('tackle', 'jab', '', '')).toEqual(['tackle', 'jab', 'chill', '']);
    expect(grown('tackle', '', '', '')).toEqual(['tackle', 'chill', '', '']);
    expect(grown('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });
});
