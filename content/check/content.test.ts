import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import { encounters } from '../encounters/index.ts';
import { regions } from '../gyms/index.ts';
import { items } from '../items.ts';
import { moves } from '../moves/index.ts';
import { species } from '../species/index.ts';
import { starters } from '../starters.ts';
import type { Content } from './content.ts';
import { checkContent } from './index.ts';
import { problemLine } from './problem.ts';

const content: Content = { species, moves, encounters, items, starters, regions };
const told = (broken: Content): string => checkContent(broken).map(problemLine).join('\n');
const kindlam = species.kindlam!;
const emberam = species.emberam!;
const ember = moves.ember!;
const withKindlam = (change: object): Content => ({
  ...content,
  species: { ...species, kindlam: { ...kindlam, ...change } },
});
/** The content with only those species for which `keep` returns true. */
const only = (keep: (id: string) => boolean): Content => ({
  ...content,
  species: Object.fromEntries(Object.entries(species).filter(([id]) => keep(id))),
});

describe('the content of the game', () => {
  it('holds together', () => {
    expect(told(content)).toBe('');
  });

  it('gives each of the 18 types at least twenty moves', () => {
    const scarce = CREATURE_TYPES.filter(
      (type) => Object.values(moves).filter((move) => move.type === type).length < 20,
    );
    expect(scarce).toEqual([]);
  });
});

describe('the check of a species', () => {
  it.each<[string, Content, RegExp]>([
    ['a missing field', withKindlam({ habitat: undefined }), /kindlam\.habitat: .* string, found nothing/],
    [
      'a stat out of range',
      withKindlam({ baseStats: { ...kindlam.baseStats, hp: 900 } }),
      /kindlam\.baseStats\.hp: expected at most 160, found 900/,
    ],
    ['an unknown type', withKindlam({ types: ['wind'] }), /kindlam\.types/],
    ['a field too much', withKindlam({ colour: 'red' }), /expected no field called colour/],
    ['a name without a capital', withKindlam({ name: 'kindlam' }), /expected a name with a capital letter/],
    [
      'an id under another key',
      withKindlam({ id: 'other' }),
      /kindlam\.id: expected "kindlam", found "other"/,
    ],
    [
      'an unknown move in a learnset',
      withKindlam({ learnset: kindlam.learnset.with(2, { level: 3, move: 'mystery' }) }),
      /expected a move of the catalogue, found "mystery"/,
    ],
    ['a learnset out of order', withKindlam({ learnset: kindlam.learnset.toReversed() }), /rising order/],
    ['no move at level 1', withKindlam({ learnset: kindlam.learnset.slice(2) }), /a move at level 1, found/],
    [
      'a move twice',
      withKindlam({ learnset: [kindlam.learnset[0]!, ...kindlam.learnset] }),
      /each move once/,
    ],
    ['a type without an attack', withKindlam({ types: ['fire', 'ice'] }), /expected an attack of type ice/],
    [
      'a helpless beginning',
      withKindlam({
        learnset: kindlam.learnset.filter(({ level, move }) => level > 9 || moves[move]!.type !== 'fire'),
      }),
      /a move of an own type by level 9/,
    ],
    [
      'an unknown evolution',
      withKindlam({ evolution: { into: 'nobody', level: 9 } }),
      /a species, found "nobody"/,
    ],
    [
      'an inherited name as an evolution',
      withKindlam({ evolution: { into: 'constructor', level: 9 } }),
      /a species, found/,
    ],
    [
      'an evolution backwards',
      withKindlam({ evolution: { into: 'podkin', level: 9 } }),
      /a later stage than 1, found 1/,
    ],
    [
      'an evolution after the next one',
      withKindlam({ evolution: { into: 'emberam', level: emberam.evolution!.level } }),
      /evolution\.level: expected less than/,
    ],
    ['two parents', withKindlam({ evolution: { into: 'briarling', level: 9 } }), /nothing else evolves into/],
    [
      'a move lost by evolving',
      withKindlam({ learnset: [...kindlam.learnset, { level: 100, move: 'surf' }] }),
      /moves that emberam learns too, found \["surf"\]/,
    ],
    ['a text of one sentence', withKindlam({ text: 'It is warm.' }), /two sentences/],
    ['a text that shouts', withKindlam({ text: 'It is warm! It is very warm.' }), /two sentences/],
  ])('reports %s', (_name, broken, message) => {
    expect(told(broken)).toMatch(message);
  });
});

describe('the check of the catalogue', () => {
  it.each<[string, Content, RegExp]>([
    ['too few species', only((id) => id < 'n'), /expected at least 160 species, found/],
    [
      'a scarce type',
      only((id) => !species[id]!.types.includes('dragon')),
      /at least 8 species of type dragon, found 0/,
    ],
    [
      'too few lines',
      {
        ...content,
        species: Object.fromEntries(
          Object.entries(species).map(([id, { evolution: _, ...one }]) => [id, one]),
        ),
      },
      /at least 40 lines .*found 0/,
    ],
    ['too few rare ones', only((id) => species[id]!.rarity !== 'rare'), /at least 12 rare species/],
    ['too few legendary ones', only((id) => id !== 'dawnhart'), /at least 4 legendary species, found 3/],
    ['a name twice', withKindlam({ name: 'Emberam' }), /each name once, found "emberam"/],
    ['a text twice', withKindlam({ text: emberam.text }), /each text once/],
  ])('reports %s', (_name, broken, message) => {
    expect(told(broken)).toMatch(message);
  });
});

describe('the check of moves, items and starters', () => {
  it.each<[string, Content, RegExp]>([
    [
      'a move that is too strong',
      { ...content, moves: { ...moves, ember: { ...ember, attack: 500 } } },
      /ember\.attack: expected at most 200, found 500/,
    ],
    [
      'a move that never hits',
      { ...content, moves: { ...moves, ember: { ...ember, accuracy: 10 } } },
      /ember\.accuracy: expected at least 30, found 10/,
    ],
    [
      'a move of an unknown class',
      { ...content, moves: { ...moves, ember: { ...ember, class: 'smell' as 'beam' } } },
      /ember\.class: expected .*, found "smell"/,
    ],
    [
      'a thrown move that bites',
      { ...content, moves: { ...moves, ember: { ...ember, strike: 'jaws' } } },
      /ember\.strike: expected null, as the class is projectile, found "jaws"/,
    ],
    [
      'a move under another key',
      { ...content, moves: { ...moves, spark2: ember } },
      /spark2\.key: expected the lowercase name "ember"/,
    ],
    [
      'an item for nothing',
      { ...content, items: { ...items, nball: { ...items.nball!, price: 0 } } },
      /nball\.price: expected at least 1, found 0/,
    ],
    [
      'a starter of another type',
      { ...content, starters: { ...starters, fire: ['podkin', 'clinkdil', 'flickeep'] } },
      /fire: expected a first stage of fire, found "podkin/,
    ],
    [
      'a starter that does not exist',
      { ...content, starters: { ...starters, fire: ['nobody', 'clinkdil', 'flickeep'] } },
      /fire: expected a species, found "nobody"/,
    ],
    [
      'too few starters',
      { ...content, starters: { ...starters, water: ['puddlip'] } },
      /water: expected at least 3, found \["puddlip"\]/,
    ],
  ])('reports %s', (_name, broken, message) => {
    expect(told(broken)).toMatch(message);
  });
});
