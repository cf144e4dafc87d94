import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { items, maps, regions, species } from '../../content/index.ts';
import { isNear, keptOf } from './nearNames.ts';

/**
 * Names of creatures in other games of this sort, as hashes (`keepForeignNames.ts`): they are others' names, which
 * have no place in this repository, and hashes tell the distance as well as the names would.
 */
const foreign = new Set(
  readFileSync(new URL('foreignNames.txt', import.meta.url), 'utf8').match(/[0-9a-f]{8}/g),
);

const leaders = regions.flatMap((region) => [...region.leaders, region.champion]);
const ours = [
  ...Object.values(species).map(({ name }) => name),
  ...leaders.map(({ name }) => name),
  ...regions.map(({ name }) => name),
  ...Object.keys(maps),
  ...Object.values(items).map(({ name }) => name),
];

it('no name of a creature, a person, a place or a thing is nearer to a foreign one than two letters', () => {
  expect(foreign.size).toBeGreaterThan(10_000);
  expect(ours.length).toBeGreaterThan(200);
  expect(ours.filter((name) => isNear(foreign, name))).toEqual([]);
});

it.each([
  ['Embrel', 'Embrel', true],
  ['a letter more', 'Embrels', true],
  ['a letter less', 'Embel', true],
  ['another letter', 'Embril', true],
  ['an accent', 'Émbrel', true],
  ['two letters more', 'Embrelly', false],
  ['two letters that have changed places', 'Ebmrel', false],
])('of the name Embrel is near: %s', (_what, name, expected) => {
  expect(isNear(new Set(keptOf('Embrel')), name)).toBe(expected);
});
