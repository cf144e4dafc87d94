import { describe, expect, it } from 'vitest';
import { CREATURE_TYPES } from '../rules/creatures/types.ts';
import { type Content, checkContent } from './check.ts';
import { encounters } from './encounters/index.ts';
import { items } from './items.ts';
import { moves } from './moves/index.ts';
import { species } from './species/index.ts';
import { starters } from './starters.ts';

const content: Content = { species, moves, encounters, items, starters };
const kindlam = species.kindlam!;
const ember = moves.ember!;
const withKindlam = (change: object): Content => ({
  ...content,
  species: { ...species, kindlam: { ...kindlam, ...change } },
});

describe('the content of the game', () => {
  it('holds together', () => {
    expect(checkContent(content)).toEqual([]);
  });

  it('has at least 24 species in evolution lines and 60 moves', () => {
    const inLines = new Set(
      Object.values(species).flatMap(({ id, evolution }) => (evolution ? [id, evolution.into] : [])),
    );
    expect(inLines.size).toBeGreaterThanOrEqual(24);
    expect(Object.keys(moves).length).toBeGreaterThanOrEqual(60);
  });

  it('lets every creature outside the starter lines be met somewhere', () => {
    const met = new Set(
      Object.values(encounters).flatMap((tables) =>
        tables.flatMap(({ entries }) => entries.map((entry) => entry.species)),
      ),
    );
    const unmet = Object.values(species).filter(({ id, stage }) => stage === 1 && !met.has(id));
    expect(unmet.map(({ id }) => id)).toEqual([]);
  });

  it('gives each of the 18 types at least four moves', () => {
    const scarce = CREATURE_TYPES.filter(
      (type) => Object.values(moves).filter((move) => move.type === type).length < 4,
    );
    expect(scarce).toEqual([]);
  });
});

describe('the content check', () => {
  it.each<[string, Content, RegExp]>([
    ['a missing field', withKindlam({ habitat: undefined }), /species kindlam: habitat/],
    [
      'a stat out of range',
      withKindlam({ baseStats: { ...kindlam.baseStats, hp: 900 } }),
      /baseStats\.hp.*found 900/,
    ],
    ['an id under another key', withKindlam({ id: 'other' }), /expected "kindlam", found "other"/],
    [
      'an unknown move in a learnset',
      withKindlam({ learnset: [{ level: 1, move: 'mystery' }] }),
      /found "mystery"/,
    ],
    ['a learnset out of order', withKindlam({ learnset: kindlam.learnset.toReversed() }), /rising order/],
    ['no move at level 1', withKindlam({ learnset: kindlam.learnset.slice(2) }), /a move at level 1/],
    [
      'a move twice',
      withKindlam({ learnset: [kindlam.learnset[0]!, ...kindlam.learnset] }),
      /found one twice/,
    ],
    ['an unknown evolution', withKindlam({ evolution: { into: 'nobody', level: 9 } }), /found "nobody"/],
    ['an evolution backwards', withKindlam({ evolution: { into: 'podkin', level: 9 } }), /a later stage/],
    [
      'a move that is too strong',
      { ...content, moves: { ...moves, ember: { ...ember, attack: 500 } } },
      /move ember: attack.*500/,
    ],
    [
      'a move under another key',
      { ...content, moves: { ...moves, spark2: ember } },
      /lowercase name "ember"/,
    ],
    [
      'an encounter with nobody',
      {
        ...content,
        encounters: {
          green_land: [
            { ground: 'wood', percent: 10, entries: [{ species: 'nobody', weight: 1, least: 1, most: 2 }] },
          ],
        },
      },
      /found "nobody"/,
    ],
    [
      'levels the wrong way round',
      {
        ...content,
        encounters: {
          green_land: [
            { ground: 'wood', percent: 10, entries: [{ species: 'noctuff', weight: 1, least: 5, most: 2 }] },
          ],
        },
      },
      /least up to most/,
    ],
    [
      'an empty start',
      {
        ...content,
        encounters: {
          green_land: [
            {
              ground: 'wood',
              percent: 10,
              entries: [{ species: 'noctuff', weight: 1, least: 1, most: 2, from: 5 }],
            },
          ],
        },
      },
      /lives at the start/,
    ],
    [
      'an item for nothing',
      { ...content, items: { nball: { ...items.nball!, price: 0 } } },
      /item nball: price/,
    ],
    [
      'a starter of another type',
      { ...content, starters: { ...starters, fire: ['podkin', 'clinkdil', 'flickeep'] } },
      /a first stage of fire, found podkin/,
    ],
    [
      'a starter that does not exist',
      { ...content, starters: { ...starters, fire: ['nobody', 'clinkdil', 'flickeep'] } },
      /found "nobody"/,
    ],
    [
      'too few starters',
      { ...content, starters: { ...starters, water: ['puddlip'] } },
      /at least 3, found 1/,
    ],
  ])('reports %s in plain words', (_name, broken, message) => {
    expect(checkContent(broken).join('\n')).toMatch(message);
  });
});
