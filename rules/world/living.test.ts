import { expect, it } from 'vitest';
import { livingAt, tierAt, withWanderer } from './living.ts';
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

it('a wanderer comes to its ground alone, and stays rare beside who lives there', () => {
  const both: Wilds = { ...wilds, tables: [...wilds.tables, { ground: 'shore', percent: 9, entries: [] }] };
  const entry = { species: 'owlumen', tier: 'rare', least: 8, most: 9 } as const;
  const wandered = withWanderer(both, { ground: 'shore', entry });
  expect(tierAt(wandered, 'shore', 'owlumen')).toBe('rare');
  expect(tierAt(wandered, 'meadow', 'owlumen')).toBeNull();
  expect(tierAt(both, 'shore', 'owlumen')).toBeNull();
  expect(withWanderer(both, null)).toBe(both);
});

it('whoever comes in a weather alone is there in no other, and whoever loves it comes as one tier more frequent', () => {
  const entries = [
    { species: 'puddlip', tier: 'rare', least: 2, most: 3, weathers: ['rain'] },
    { species: 'owlumen', tier: 'rare', least: 2, most: 3, loves: 'mist' },
    { species: 'crumbit', tier: 'common', least: 2, most: 3, loves: 'mist' },
  ] as const;
  const there: Wilds = { cellsPerLevel: 6, tables: [{ ground: 'meadow', percent: 3, entries }] };
  const at = (weather?: 'mist' | 'rain') =>
    livingAt(there, { ground: 'meadow', distance: 0, hour: 'day', ...(weather && { weather }) }).map(
      ({ species, tier }) => `${species} ${tier}`,
    );
  expect(at()).toEqual(['owlumen rare', 'crumbit common']);
  expect(at('rain')).toEqual(['puddlip rare', 'owlumen rare', 'crumbit common']);
  expect(at('mist')).toEqual(['owlumen uncommon', 'crumbit common']);
});
