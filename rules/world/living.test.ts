import { expect, it } from 'vitest';
import { tierAt } from './living.ts';
import type { Wilds } from './types.ts';

const wilds: Wilds = {
  cellsPerLevel: 6,
  tables: [
    {
      ground: 'meadow',
      percent: 3,
      entries: [{ species: 'podkin', tier: 'rare', least: 2, most: 3 }],
    },
  ],
};

it('how rare a species is depends on the ground, and is unknown where it does not live', () => {
  expect(tierAt(wilds, 'meadow', 'podkin')).toBe('rare');
  expect(tierAt(wilds, 'wood', 'podkin')).toBeNull();
  expect(tierAt(wilds, null, 'podkin')).toBeNull();
});
