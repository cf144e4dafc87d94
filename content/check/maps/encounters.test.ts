import { describe, expect, it } from 'vitest';
import type { EncounterEntry, EncounterTable, Wilds } from '../../../rules/world/types.ts';
import { encounters } from '../../encounters/index.ts';
import { regions } from '../../gyms/index.ts';
import { items } from '../../items.ts';
import { moves } from '../../moves/index.ts';
import { species } from '../../species/index.ts';
import { starters } from '../../starters.ts';
import type { Content } from '../content.ts';
import { checkObtainable } from '../obtainable.ts';
import { problemLine } from '../problem.ts';
import { checkEncounters } from './encounters.ts';

const content: Content = { species, moves, encounters, items, starters, regions };
const { green_land: wilds } = encounters;
const told = (name: string, broken: Wilds) =>
  checkEncounters(name, broken, content).map(problemLine).join('\n');

const withTable = (ground: string, change: (table: EncounterTable) => object): Wilds => ({
  ...wilds,
  tables: wilds.tables.map((table) =>
    table.ground === ground ? ({ ...table, ...change(table) } as EncounterTable) : table,
  ),
});
const withEntry = (ground: string, entry: object): Wilds =>
  withTable(ground, ({ entries }) => ({ entries: [...entries, entry] }));
const inWood = (change: object): Wilds =>
  withEntry('wood', { species: 'vyrmling', tier: 'rare', least: 9, most: 11, ...change });
const without = (ground: string) => wilds.tables.filter((table) => table.ground !== ground);
const living = (table: EncounterTable, keep: (entry: EncounterEntry) => boolean) => ({
  entries: table.entries.filter(keep),
});

describe('the encounters of the game', () => {
  it.each(Object.entries(encounters))('hold together on %s', (name, each) => {
    expect(told(name, each)).toBe('');
  });

  it('leave no species out that nobody could get otherwise', () => {
    expect(checkObtainable(content).map(problemLine)).toEqual([]);
  });
});

describe('the check of encounters', () => {
  it('has nothing against a sound entry more', () => {
    expect(told('green_land', inWood({}))).toBe('');
  });

  it.each<[string, Wilds, RegExp]>([
    [
      'an unknown species',
      inWood({ species: 'nobody' }),
      /^green_land\.wood\.entries: expected a species, found "nobody"$/,
    ],
    ['an inherited name as a species', inWood({ species: 'constructor' }), /expected a species/],
    [
      'least above most',
      inWood({ least: 5, most: 2 }),
      /wood\.vyrmling: expected least up to most, found \[5,2\]/,
    ],
    [
      'an evolved form too early',
      inWood({ species: 'gustrake', least: 29, most: 31 }),
      /wood\.gustrake: expected level 30 or more, when vyrmling evolves into it, found 29/,
    ],
    ['a level above 100', inWood({ most: 101 }), /wood\.entries\.\d+\.most: expected at most 100, found 101/],
    [
      'a level that grows above 100',
      inWood({ most: 98 }),
      /vyrmling: expected level 100 or less at the farthest cell of this ground, found 101/,
    ],
    ['an unknown tier', inWood({ tier: 'often' }), /tier: expected one of common, uncommon, rare, fabled/],
    ['an unknown hour', inWood({ hours: ['noon'] }), /hours\.0: expected one of dawn, day, dusk, night/],
    ['no hour at all', inWood({ hours: [] }), /hours: expected at least 1 entries/],
    [
      'what begins where nobody can walk',
      inWood({ from: 22 }),
      /wood\.vyrmling: expected from 21 or less, .* found 22/,
    ],
    [
      'a species twice',
      inWood({ species: 'noctuff' }),
      /wood\.entries: expected each species once, found "noctuff"/,
    ],
    [
      'an unknown ground',
      withTable('sand', () => ({ ground: 'lava' })),
      /lava\.ground: expected one of meadow/,
    ],
    [
      'a ground that the map has not',
      withTable('sand', () => ({ ground: 'rocks' })),
      /green_land\.rocks: expected a ground of this map that can be walked, found "rocks"/,
    ],
    ['a share of no steps', withTable('wood', () => ({ percent: 0 })), /wood\.percent: expected at least 1/],
    [
      'a table with nobody',
      withTable('wood', () => ({ entries: [] })),
      /wood\.entries: expected at least 1 entries/,
    ],
    [
      'an hour at which nobody is there',
      withTable('sand', (table) =>
        living(table, ({ hours }) => hours !== undefined && !hours.includes('night')),
      ),
      /sand\.entries: expected somebody at each hour who lives 7 cells from the start, found "nobody by night"/,
    ],
    [
      'nobody at the start',
      withTable('sand', (table) => living(table, ({ from = 0 }) => from > 7)),
      /sand\.entries: expected somebody .* "nobody by dawn"/,
    ],
    [
      'a ground left out',
      { ...wilds, tables: without('meadow') },
      /tables: expected a table for meadow, which can be walked here/,
    ],
    [
      'two tables for a ground',
      { ...wilds, tables: [...wilds.tables, ...wilds.tables.slice(0, 1)] },
      /^green_land\.tables: expected each ground once, found "meadow"$/,
    ],
    [
      'growth without end',
      { ...wilds, cellsPerLevel: 0 },
      /^green_land\.cellsPerLevel: expected at least 1, found 0$/,
    ],
  ])('reports %s', (_name, broken, message) => {
    expect(told('green_land', broken)).toMatch(message);
  });

  it('reports a map that does not exist', () => {
    expect(told('blue_land', wilds)).toMatch(/^blue_land: expected a map, found "blue_land"$/);
    expect(told('toString', wilds)).toMatch(/expected a map/);
  });

  it('says of a mistake one thing only', () => {
    expect(told('green_land', inWood({ species: 'gustrake', least: 29, most: 31 })).split('\n')).toHaveLength(
      1,
    );
  });
});

describe('the check of who can be got', () => {
  const unmet = (change: Partial<Content>) =>
    checkObtainable({ ...content, ...change }).map(({ key }) => key);

  it('reports who is neither met nor chosen, but not what it evolves into', () => {
    const nowhere = {
      green_land: withTable('meadow', (table) => living(table, ({ species: id }) => id !== 'hearthkit')),
    };
    expect(unmet({ encounters: { ...encounters, ...nowhere } })).toEqual(['hearthkit']);
  });

  it('takes a starter for granted', () => {
    expect(unmet({ encounters: {} })).not.toContain('kindlam');
    expect(unmet({ encounters: {} })).toContain('dawnhart');
    expect(unmet({ encounters: {}, starters: { ...starters, fire: [] } })).toContain('kindlam');
  });
});
