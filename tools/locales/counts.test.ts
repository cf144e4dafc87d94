import { expect, it } from 'vitest';
import { countTexts } from './counts.ts';

it('counts the texts of a language, those that it lacks and those that nothing shows', () => {
  const english = new Map([
    ['map', { title: 'Map', ways: { north: 'north', names: ['a', 'b'] }, of: () => '' }],
  ]);
  const german = new Map([
    ['map', { title: 'Karte', ways: { names: ['a'], up: 'hoch' } }],
    ['old', { title: 'Alt' }],
  ]);
  expect(countTexts(english, german)).toEqual({
    texts: 4,
    missing: ['map.ways.north', 'map.of'],
    unused: ['map.ways.up', 'old.title'],
  });
});
