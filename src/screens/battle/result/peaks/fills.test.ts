import { expect, it } from 'vitest';
import { shareOfLevel } from '../../../../ui/creatureCard/facts/bars.ts';
import { fillsOf } from './fills.ts';

const at = (level: number, share: number) => ({
  level,
  exp: level * 100 + share * 100,
  levelExp: level * 100,
  nextLevelExp: level * 100 + 100,
});

it('within a level the bar goes on from where it was', () => {
  expect(fillsOf({ before: at(5, 0.25), after: at(5, 0.75) })).toEqual([{ from: 0.25, to: 0.75 }]);
});

it('it fills once for each level, and begins anew', () => {
  expect(fillsOf({ before: at(5, 0.5), after: at(7, 0.25) })).toEqual([
    { from: 0.5, to: 1 },
    { from: 0, to: 1 },
    { from: 0, to: 0.25 },
  ]);
});

it('of many levels it shows the first, the last and two between', () => {
  expect(fillsOf({ before: at(1, 0), after: at(40, 0.5) })).toHaveLength(4);
});

it('at the last level the bar is full', () => {
  expect(shareOfLevel({ exp: 1_000_000, levelExp: 1_000_000, nextLevelExp: 1_000_000 })).toBe(1);
});
