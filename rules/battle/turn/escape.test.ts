import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../model/state.ts';
import { altered, duel, FULL, fighter, next, ran, stateOf, told } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { escapeChance } from './escape.ts';
import { takeChoice, tryEscape } from './takeChoice.ts';

describe('the chance to get away', () => {
  it.each([
    ['certain for who is faster', 60, 50, 1, 256],
    ['certain for who is as fast', 50, 50, 1, 256],
    ['half and an eighth for who is hardly slower', 49, 50, 1, 155],
    ['a quarter and more for half the speed', 25, 50, 1, 94],
    ['greater with each attempt', 25, 50, 3, 154],
    ['certain in the end', 1, 200, 9, 256],
  ])('is %s', (_what, own, opponent, attempts, chance) => {
    expect(escapeChance(own, opponent, attempts)).toBe(chance);
  });
});

/** The wild creature is twice as fast. */
const slow = duel(fighter('a', 'blaze', 'ember'), fighter('w', 'leaf', 'tackle'), 'wb');
const withSpeeds = (own: number, wild: number): BattleState => {
  const [mine] = slow.player.fighters;
  const [theirs] = slow.opponent.fighters;
  const faster = altered(slow, 'player', { stats: { ...mine!.stats, speed: own } });
  return altered(faster, 'opponent', { stats: { ...theirs!.stats, speed: wild } });
};

describe('running away', () => {
  it('ends the battle at once and without a roll for who is faster', () => {
    const after = ran(withSpeeds(60, 50), []);
    expect(told(after)).toEqual(['run away']);
    expect(after).toMatchObject({ page: 'fled', round: 1, escapes: 1 });
    expect(takeChoice(testBook, after, ['continue'])).toEqual({ ok: false, reason: 'wrong-page' });
  });

  it('succeeds below the chance, and costs the turn from it on', () => {
    const state = withSpeeds(25, 50);
    expect(ran(state, [93]).page).toBe('fled');
    const failed = ran(state, [94, ...FULL]);
    expect(told(failed)).toEqual(['run in vain', 'move opponent tackle', 'damage player 19']);
    expect(failed).toMatchObject({ page: 'roundResults', round: 1, escapes: 1 });
  });

  it('becomes easier with each attempt', () => {
    const once = next(ran(withSpeeds(25, 50), [94, ...FULL]));
    const twice = ran(once, [123]);
    expect(twice).toMatchObject({ page: 'fled', escapes: 2 });
  });

  it('counts attempts through rounds of other choices', () => {
    const once = next(ran(withSpeeds(25, 50), [94, ...FULL]));
    expect(stateOf(takeChoice(testBook, once, ['attack', 1])).escapes).toBe(1);
  });

  it('goes by the speed of a round: paralysis halves it, stages change it', () => {
    const paralyzed = altered(withSpeeds(50, 50), 'player', { ailment: 'paralyz' });
    expect(ran(paralyzed, [93]).page).toBe('fled');
    const state = withSpeeds(50, 50);
    const slowed = { ...state, player: { ...state.player, stages: { ...state.player.stages, speed: -2 } } };
    expect(ran(slowed, [94, ...FULL]).page).toBe('roundResults');
  });

  const held = (change: Partial<BattleState['player']>): BattleState => ({
    ...slow,
    player: { ...slow.player, ...change },
  });
  it.each([
    ['from a leader', duel(fighter('a', 'blaze'), fighter('b', 'leaf')), 'no-escape'],
    ['on another page', { ...slow, page: 'roundResults' as const }, 'wrong-page'],
    ['while trapped', held({ trapped: 1 }), 'held'],
    ['while resting', held({ resting: true }), 'held'],
    ['while bound to a move', held({ locked: 'ember' }), 'held'],
  ])('is not possible %s', (_what, state, reason) => {
    expect(tryEscape(testBook, state)).toEqual({ ok: false, reason });
  });
});
