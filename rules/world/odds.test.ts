import { describe, expect, it } from 'vitest';
import { oddsAt } from './odds.ts';
import type { Hour, Wilds } from './types.ts';

const wilds: Wilds = {
  cellsPerLevel: 2,
  tables: [
    {
      ground: 'wood',
      percent: 10,
      entries: [
        { species: 'myth', tier: 'fabled', least: 30, most: 30, from: 8 },
        { species: 'plain', tier: 'common', least: 2, most: 4 },
        { species: 'bat', tier: 'common', least: 3, most: 3, hours: ['night'] },
        { species: 'wisp', tier: 'uncommon', least: 9, most: 10, from: 5 },
      ],
    },
  ],
};
const at = (distance: number, hour: Hour = 'day', ground = 'wood') =>
  oddsAt(wilds, { ground, distance, hour }).map(({ species, percent, levels }) => [
    species,
    percent,
    ...levels,
  ]);

describe('the odds of a spot', () => {
  it('are empty where nothing lives', () => {
    expect(at(9, 'day', 'path')).toEqual([]);
  });

  it('share the encounters among those that can come there and then', () => {
    expect(at(0)).toEqual([['plain', 100, 2, 4]]);
    expect(at(0, 'night')).toEqual([
      ['plain', 50, 2, 4],
      ['bat', 50, 3, 3],
    ]);
  });

  it('name the most frequent first, at the levels of that distance', () => {
    expect(at(8)).toEqual([
      ['plain', 69.8, 6, 8],
      ['wisp', 27.9, 10, 11],
      ['myth', 2.3, 30, 30],
    ]);
  });
});
