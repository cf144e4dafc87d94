import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../model/random.ts';
import type { BattleState } from '../../model/state.ts';
import { altered, duel, FULL, fighter, stateOf, told } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { drink } from './takeChoice.ts';

const pair = [fighter('a', 'blaze', 'ember'), fighter('c', 'brook', 'splash')];
const start = duel(pair, fighter('b', 'leaf', 'tackle'), 'wb');
const most = start.player.fighters[0]!.stats.hp;
const hurt = (hp: number, change = {}): BattleState => altered(start, 'player', { hp, ...change });
const drunk = (state: BattleState, id = 'a') => {
  const dice = scriptedDice([...FULL]);
  const after = stateOf(drink(testBook, state, id, dice));
  dice.assertUsed();
  return after;
};

describe('a draught', () => {
  it('gives back half of the maximum, and then the opponent has its turn', () => {
    const after = drunk(hurt(1));
    expect(told(after)).toEqual([
      'drink a',
      `heal player ${most >> 1}`,
      'move opponent tackle',
      'damage player 19',
    ]);
    expect(after).toMatchObject({ page: 'roundResults', round: 1 });
    expect(after.player.fighters[0]?.hp).toBe(1 + (most >> 1) - 19);
  });

  it('gives back no more than is missing', () => {
    expect(told(drunk(hurt(most - 3)))).toContain('heal player 3');
  });

  it('ends an ailment, also that of a creature at full hit points', () => {
    const after = drunk(hurt(most, { ailment: 'burn' }));
    expect(told(after).slice(0, 2)).toEqual(['drink a', 'recover player burn']);
    expect(after.player.fighters[0]?.ailment).toBeNull();
  });

  it('can go to a creature that waits', () => {
    const after = drunk(hurt(5, { ailment: 'poison', variant: 'toxic', venom: 2 }), 'c');
    expect(told(after).slice(0, 2)).toEqual(['drink c', expect.stringMatching(/^heal c/)]);
    const [first, second] = after.player.fighters;
    expect(second).toMatchObject({ ailment: null, variant: null, venom: 0 });
    expect(first?.ailment).toBe('poison');
  });

  it.each([
    ['a creature that lacks nothing', start, 'a', 'unhurt'],
    ['one that has fainted', hurt(0), 'c', 'fainted'],
    ['one of the other side', hurt(5), 'b', 'unknown-creature'],
    ['anybody on another page', { ...hurt(5), page: 'roundResults' as const }, 'a', 'wrong-page'],
    ['anybody against a user', { ...hurt(5), kind: 'user' as const }, 'a', 'no-flask'],
    ['anybody for a stake', { ...hurt(5), kind: 'gold' as const }, 'a', 'no-flask'],
  ] as const)('is not given to %s', (_what, state, id, reason) => {
    expect(drink(testBook, state, id)).toEqual({ ok: false, reason });
  });
});
