import { describe, expect, it } from 'vitest';
import { book, maps, regions } from '../index.ts';
import { achievements, FIELDS, highestGoal, RANKS } from './list.ts';
import { type Deeds, progressOf, reachedBy } from './progress.ts';

const game = { book, regions, grounds: maps };
const NOW = '2026-11-24T12:00:00.000Z';
const nothing: Deeds = {
  caught: [],
  beaten: [],
  wins: {},
  trades: [],
  level: 0,
  maps: [],
  named: 0,
  sketched: 0,
  studied: 0,
};
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

/** The records of a player who has done all that there is. */
const everything: Deeds = {
  caught: Object.keys(book.species).flatMap((species, at) =>
    [1, 2, 3].map((kind) => ({ species, kind, at: day(at + 1) })),
  ),
  beaten: regions.flatMap(({ leaders, champion }) =>
    [...leaders, champion].map(({ id }, at) => ({ gymId: id, at: day(at + 1) })),
  ),
  wins: { wb: 500, user: 100, gold: 50, training: 100, gym: 45 },
  trades: Array.from({ length: highestGoal('trades') }, (_, at) => day(at + 1)),
  level: 100,
  maps: Object.keys(maps),
  named: 6,
  sketched: Object.keys(book.species).length,
  studied: Object.keys(book.species).length,
};

describe('the achievements', () => {
  it('are forty-six, each once, with higher goals for higher ranks', () => {
    expect(achievements).toHaveLength(46);
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(46);
    for (const field of FIELDS) {
      const own = achievements.filter((one) => one.field === field);
      const goals = own.map(({ goal }) => goal);
      expect([field, goals]).toEqual([field, goals.toSorted((one, other) => one - other)]);
      expect(new Set(goals).size).toBe(own.length);
      const ranks = own.map(({ rank }) => RANKS.indexOf(rank));
      expect(ranks).toEqual(ranks.toSorted());
    }
  });

  it('can all be reached in the game as it is, and none without doing anything', () => {
    expect(reachedBy(everything, game, NOW).map(({ id }) => id)).toEqual(achievements.map(({ id }) => id));
    expect(reachedBy(nothing, game, NOW)).toEqual([]);
    expect(progressOf(nothing, game, new Map()).every(({ count }) => count === 0)).toBe(true);
  });
});

describe('what is recorded', () => {
  const [first = '', second = ''] = Object.keys(book.species);
  const records: Deeds = {
    ...nothing,
    caught: [
      { species: first, kind: 3, at: day(9) },
      { species: first, kind: 1, at: day(2) },
      { species: second, kind: 1, at: day(5) },
      { species: 'gone', kind: 3, at: day(1) },
    ],
    wins: { wb: 12 },
  };

  it('counts each species once, and nothing that the game no longer has', () => {
    const count = (id: string) => progressOf(records, game, new Map()).find((one) => one.id === id)?.count;
    expect([count('species-copper'), count('shiny-copper'), count('dark-copper')]).toEqual([2, 1, 0]);
    expect([count('wild-copper'), count('wild-silver')]).toEqual([10, 12]);
  });

  it('tells when a goal was reached where it has the time, and otherwise it is now', () => {
    const at = (id: string) => reachedBy(records, game, NOW).find((one) => one.id === id)?.at;
    expect(at('shiny-copper')).toBe(day(9));
    expect(at('wild-copper')).toBe(NOW);
    expect(at('species-copper')).toBeUndefined();
    const untimed = { ...records, caught: [{ species: first, kind: 3, at: null }] };
    expect(reachedBy(untimed, game, NOW).find(({ id }) => id === 'shiny-copper')?.at).toBe(NOW);
    const tenth = everything.caught.filter(({ kind }) => kind === 1);
    expect(
      reachedBy({ ...nothing, caught: tenth.toReversed() }, game, NOW).find(
        ({ id }) => id === 'species-copper',
      )?.at,
    ).toBe(day(10));
  });

  it('leaves an achievement that is noted as it is, whatever becomes of the count', () => {
    const noted = new Map([['names-silver', day(3)]]);
    const names = progressOf(nothing, game, noted).find(({ id }) => id === 'names-silver');
    expect(names).toEqual({ id: 'names-silver', count: 6, goal: 6, reachedAt: day(3) });
  });
});
