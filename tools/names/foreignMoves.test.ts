import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../content/moves/index.ts';
import { isKept, isNear } from './nearNames.ts';

/** Names that other games have, as hashes (`keepForeignNames.ts`): see `foreignNames.test.ts`. */
const hashesIn = (file: string): ReadonlySet<string> =>
  new Set(readFileSync(new URL(file, import.meta.url), 'utf8').match(/[0-9a-f]{8}/g));
const foreignMoves = hashesIn('foreignMoves.txt');
const foreignCreatures = hashesIn('foreignNames.txt');

const names = catalogue.map(({ name }) => name);
const shared = names.filter((name) => isKept(foreignMoves, name));
const own = names.filter((name) => !shared.includes(name));
/** The words of a name without the beginning of its group. */
const wordsOf = (name: string): readonly string[] => name.replace(/^(G-Max|Max) /, '').split(/[ -]/);

it('at most two in five moves have a name that another game has, too', () => {
  expect(foreignMoves.size).toBeGreaterThan(9000);
  expect(isKept(foreignMoves, 'Tackle')).toBe(true);
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.length).toBeLessThanOrEqual(names.length * 0.4);
});

it('these are ordinary words or phrases, none with the beginning of a group', () => {
  expect(shared.filter((name) => !/^[A-Z][a-z]+( [A-Z][a-z]+)?$/.test(name))).toEqual([]);
  expect(shared.filter((name) => /^(G-Max|Max) /.test(name))).toEqual([]);
});

it('all others are two letters or more from the names of moves and creatures in other games', () => {
  expect(own.filter((name) => isNear(foreignMoves, name) || isNear(foreignCreatures, name))).toEqual([]);
});

it('a name has two words at most', () => {
  expect(names.filter((name) => wordsOf(name).length > 2)).toEqual([]);
});
