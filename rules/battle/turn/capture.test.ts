import { describe, expect, it } from 'vitest';
import { viewBattle } from '../../../server/features/battles/battleView.ts';
import { scriptedDice } from '../../model/random.ts';
import type { BattleState, FighterState } from '../../model/state.ts';
import { altered, duel, FULL, fighter, thrown, told } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { catchChance, catchChances, catchValue, rollCatch } from './capture.ts';
import { throwBall } from './takeChoice.ts';

/** A battle against a wild creature of 110 hp, with the given changes to it. */
function wild(species = 'plain', change: Partial<FighterState> = {}): BattleState {
  return altered(duel(fighter('a', 'swift'), fighter('w', species), 'wb'), 'opponent', change);
}

describe('the catch value', () => {
  it.each<[string, Partial<FighterState>, 'nball' | 'gball' | 'uball', number]>([
    ['at full hp a third of the rate', {}, 'nball', 40],
    ['at 1 hp nearly the whole rate: ⌊328·120/330⌋', { hp: 1 }, 'nball', 119],
    ['with a super ball half again', {}, 'gball', 60],
    ['with an ultra ball twice', {}, 'uball', 80],
    ['asleep twice', { ailment: 'sleep' }, 'nball', 80],
    ['frozen twice', { ailment: 'freeze' }, 'nball', 80],
    ['burnt half again', { ailment: 'burn' }, 'nball', 60],
    ['never more than sure', { hp: 1, ailment: 'sleep' }, 'uball', 255],
  ])('is %s', (_, change, ball, value) => {
    expect(catchValue(testBook, wild('plain', change), ball)).toBe(value);
  });

  it('is at least 1', () => {
    expect(catchValue(testBook, wild('toxin'), 'nball')).toBe(1);
  });
});

describe('the chance that is told without a battle', () => {
  it.each([
    ['nball', 110, null],
    ['gball', 40, 'burn'],
    ['uball', 1, 'sleep'],
    ['mball', 110, null],
  ] as const)('is that of the battle: %s, %i hp, %s', (ball, hp, ailment) => {
    const told = catchChance({ hp, most: 110, rate: 120, ailment }, ball);
    expect(told).toBe(catchChances(testBook, wild('plain', { hp, ailment }))?.[ball]);
  });
});

describe('a throw', () => {
  it('holds when four checks pass', () => {
    const dice = scriptedDice([0, 0, 0, 0]);
    expect(rollCatch(100, dice)).toEqual({ shakes: 3, caught: true });
    dice.assertUsed();
  });

  it.each([0, 1, 2, 3] as const)('shakes %i times before it opens', (shakes) => {
    const dice = scriptedDice([...Array.from({ length: shakes }, () => 0), 65_535]);
    expect(rollCatch(100, dice)).toEqual({ shakes, caught: false });
    dice.assertUsed();
  });

  it('checks against the fourth root: ⌊65536·(16/255)^¼⌋ is 32800', () => {
    expect(rollCatch(16, scriptedDice([32_799, 32_800])).shakes).toBe(1);
  });

  it('is sure without a roll at 255 and with the master ball', () => {
    expect(rollCatch(255, scriptedDice([]))).toEqual({ shakes: 3, caught: true });
    expect(told(thrown(wild('toxin'), 'mball', []))).toEqual(['mball 3 caught']);
  });

  it('ends the battle on the page caught', () => {
    const after = thrown(wild(), 'nball', [0, 0, 0, 0]);
    expect(viewBattle(testBook, after)).toMatchObject({
      page: 'caught',
      round: 1,
      error: null,
      catchChances: null,
    });
  });

  it('that fails costs the turn and says so', () => {
    const after = thrown(wild(), 'nball', [0, 65_535, ...FULL]);
    expect(told(after)).toEqual(['nball 1 free', 'move opponent tackle', 'damage player 28']);
    expect(viewBattle(testBook, after)).toMatchObject({
      page: 'roundResults',
      round: 1,
      error: 'Not caught',
    });
  });

  it('that fails is followed by the end of the round', () => {
    const burnt = thrown(wild('plain', { ailment: 'burn' }), 'nball', [65_535, ...FULL]);
    expect(told(burnt).at(-1)).toBe('burn opponent 6');
  });

  it('leaves no time to flinch', () => {
    const state = duel(fighter('a', 'swift'), fighter('w', 'plain', 'startle'), 'wb');
    expect(told(thrown(state, 'nball', [65_535, ...FULL])).at(-1)).toBe('damage player 22');
  });

  it('is for wild creatures only, and for the page battle', () => {
    const gym = duel(fighter('a', 'swift'), fighter('b', 'plain'));
    expect(throwBall(testBook, gym, 'mball')).toEqual({ ok: false, reason: 'not-wild' });
    expect(throwBall(testBook, { ...wild(), page: 'selection' }, 'mball')).toEqual({
      ok: false,
      reason: 'wrong-page',
    });
  });
});

describe('the chances shown', () => {
  it('are percent with one decimal, growing from ball to ball', () => {
    expect(catchChances(testBook, wild())).toEqual({ nball: 15.7, gball: 23.5, uball: 31.4, mball: 100 });
  });

  it('are what the dice give', () => {
    for (let value = 1; value < 255; value += 1) {
      const passing = (dice: number): boolean => rollCatch(value, scriptedDice([dice, 65_535])).shakes > 0;
      let below = 0;
      for (let step = 32_768; step >= 1; step /= 2) if (passing(below + step - 1)) below += step;
      expect(Math.abs((below / 65_536) ** 4 - value / 255)).toBeLessThan(0.0001);
    }
  });

  it('are for wild battles only', () => {
    expect(catchChances(testBook, duel(fighter('a', 'swift'), fighter('b', 'plain')))).toBeNull();
  });
});
