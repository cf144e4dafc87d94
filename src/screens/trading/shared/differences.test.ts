import { expect, it } from 'vitest';
import { aCreature } from '../../../testing/builders.ts';
import { differencesOf } from './differences.ts';

const words = (one: Parameters<typeof aCreature>[0], other: Parameters<typeof aCreature>[0]) =>
  differencesOf(aCreature(one), aCreature(other)).map((each) => each.words);

it('two of a kind do not differ, however their moves are ordered', () => {
  expect(words({ attack1: 'Ember', attack2: 'Tackle' }, {})).toEqual([]);
});

it('both codes of the normal kind are one kind', () => {
  expect(words({ kind: 0 }, { kind: 1 })).toEqual([]);
});

it('kind, level, types and moves that differ are named', () => {
  const other = { kind: 1, level: 15, type: 'water', types: ['water'], attack2: 'Bubble' } as const;
  expect(words({ kind: 3 }, { ...other, types: [...other.types] })).toEqual([
    'Kind: shiny, not normal',
    '3 levels lower',
    'Type: fire, not water',
    'Knows Ember',
    'Does not know Bubble',
  ]);
  expect(words({ level: 16 }, { level: 15 })).toEqual(['1 level higher']);
});
