import { describe, expect, it } from 'vitest';
import { altered, duel, fighter, next, round } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { foresee } from './workspace.ts';

const state = duel(fighter('a', 'swift', 'tackle', '', 'ember'), fighter('b', 'leaf'), 'wb');

describe('what the attacks will do', () => {
  it('is the least and the most damage for each slot, and nothing for a free one', () => {
    // ⌊22·40·55/55⌋/50 + 2 = 19: times 1.5 for the same type, times 4 for fire against grass and bug.
    expect(foresee(testBook, state)).toEqual([
      { least: 23, most: 28, chance: 100 },
      null,
      { least: 64, most: 76, chance: 100 },
      null,
    ]);
  });

  it('is what a round then does, between the two', () => {
    const [tackle] = foresee(testBook, state) ?? [];
    const least = round(state, [1, 0, 1, 15]);
    const most = round(state, [1, 15, 1, 15]);
    expect(least.opponent.received?.damage).toBe(tackle?.least);
    expect(most.opponent.received?.damage).toBe(tackle?.most);
  });

  it('counts what has changed: who is burned hits less hard', () => {
    const burned = altered(state, 'player', { ailment: 'burn' });
    expect(foresee(testBook, burned)?.[0]?.most).toBeLessThan(28);
  });

  it('is nothing where a type does nothing', () => {
    const ghost = duel(fighter('a', 'swift'), fighter('b', 'wisp'), 'wb');
    expect(foresee(testBook, ghost)?.[0]).toEqual({ least: 0, most: 0, chance: 0 });
  });

  it('is not asked where nobody can attack: while choosing, and once one has fainted', () => {
    expect(foresee(testBook, { ...state, page: 'selection' })).toBeNull();
    expect(foresee(testBook, { ...state, page: 'win' })).toBeNull();
    expect(foresee(testBook, altered(state, 'opponent', { hp: 0 }))).toBeNull();
  });

  it('leaves the battle as it is', () => {
    const before = JSON.stringify(state);
    foresee(testBook, state);
    expect(JSON.stringify(state)).toBe(before);
    expect(round(next(state), [1, 15, 1, 15]).events).toEqual(round(state, [1, 15, 1, 15]).events);
  });
});
