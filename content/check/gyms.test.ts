import { describe, expect, it } from 'vitest';
import { book, regions } from '../index.ts';
import { checkGyms } from './check.ts';
import type { GymLeader, GymRegion } from './types.ts';

const [greenreach] = regions as [GymRegion];
const [thornby, crackle, ...others] = greenreach.leaders as [GymLeader, GymLeader, ...GymLeader[]];
const [pricklo, ...rest] = thornby.team as [GymLeader['team'][number], ...GymLeader['team']];

const withThornby = (change: object): GymRegion[] => [
  { ...greenreach, leaders: [{ ...thornby, ...change }, crackle, ...others] },
];
const withPricklo = (change: object) => withThornby({ team: [{ ...pricklo, ...change }, ...rest] });

describe('the gyms', () => {
  it('hold together', () => {
    expect(checkGyms(book, regions)).toEqual([]);
  });

  it('are eight of eight types in a region, from level 8 to about 40', () => {
    for (const { leaders } of regions) expect(new Set(leaders.map(({ type }) => type)).size).toBe(8);
    const levels = greenreach.leaders.flatMap(({ team }) => team.map(({ level }) => level));
    expect(Math.min(...levels)).toBe(8);
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(40);
  });

  it('begin with two leaders who think one step less far', () => {
    expect(greenreach.leaders.map(({ thinking }) => thinking)).toEqual([
      'greedy',
      'greedy',
      ...Array(6).fill(undefined),
    ]);
  });

  it('pay more from leader to leader', () => {
    const coins = greenreach.leaders.map((leader) => leader.coins);
    expect(coins).toEqual(coins.toSorted((one, other) => one - other));
  });
});

describe('the check of the gyms', () => {
  it.each<[string, GymRegion[], RegExp]>([
    ['a species that does not exist', withPricklo({ species: 'nobody' }), /nobody: expected a species/],
    ['an inherited name as a species', withPricklo({ species: 'constructor' }), /expected a species/],
    [
      'a move that comes later',
      withPricklo({ moves: ['seed bomb', 'growl', 'absorb', 'cotton guard'] }),
      /learned by level 8, found "seed bomb"/,
    ],
    ['a move twice', withPricklo({ moves: ['growl', 'growl', 'absorb', 'cotton guard'] }), /each move once/],
    ['three moves', withPricklo({ moves: ['growl', 'absorb', 'poison sting'] }), /team\.0\.moves/],
    ['a level beyond 100', withPricklo({ level: 101 }), /team\.0\.level/],
    ['a member of another type', withThornby({ type: 'ice' }), /expected type ice, found grass/],
    ['a team of two', withThornby({ team: rest }), /leaders\.0\.team/],
    ['a team of seven', withThornby({ team: [...Array(5).fill(pricklo), ...rest] }), /leaders\.0\.team/],
    ['a way of thinking that does not exist', withThornby({ thinking: 'cheating' }), /leaders\.0\.thinking/],
    ['a reward of nothing', withThornby({ coins: 0 }), /leaders\.0\.coins/],
    ['an id that is no slug', withThornby({ id: 'Thornby Garden' }), /leaders\.0\.id/],
    ['an id twice', withThornby({ id: crackle.id }), /"crackle-mill" to name one thing/],
    ['a name in another case', withThornby({ name: 'TAMSIN CRACKLE' }), /to name one thing/],
    ['no description', withThornby({ description: '' }), /leaders\.0\.description/],
    [
      'levels that do not grow',
      withThornby({ team: thornby.team.map((one) => ({ ...one, level: 40 })) }),
      /growing levels, found 40, 15/,
    ],
    ['seven leaders', [{ ...greenreach, leaders: [crackle, ...others] }], /leaders: /],
    ['a region twice', [greenreach, greenreach], /"Greenreach" to name one thing/],
  ])('reports %s', (_name, broken, message) => {
    expect(checkGyms(book, broken).join('\n')).toMatch(message);
  });
});
