import { describe, expect, it } from 'vitest';
import { duel, FULL, fighter, round, told } from '../testing/battles.ts';
import { numberOf } from './opponent.ts';
import { takeSeat } from './seat.ts';
import type { BattleState } from './state.ts';

/** A leader whose grass creature can do nothing against fire, with a water creature on its bench. */
const state: BattleState = {
  ...duel(fighter('a', 'blaze', 'ember'), [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')]),
  thinking: 'lookahead',
};

describe('an opponent that switches', () => {
  const after = round(state, FULL);

  it('sends the other creature first, which then takes the attack and does not strike itself', () => {
    // ⌊22·40·55/55⌋/50 + 2 = 19, own type 28, half effective 14.
    expect(told(after)).toEqual(['send c', 'move player ember', 'damage opponent 14']);
    expect(after.opponent).toMatchObject({ active: 1, since: 1 });
  });

  it('leaves its first creature as it was', () => {
    expect(after.opponent.fighters[0]).toBe(state.opponent.fighters[0]);
  });
});

describe('an action that is not possible', () => {
  const seat = takeSeat(state, 'opponent');

  it('is a fault of whoever chose it: a move outside the slots, a creature of nobody', () => {
    expect(() => numberOf({ move: 'ember' }, seat)).toThrow('b has no move "ember"');
    expect(() => numberOf({ switch: 'a' }, seat)).toThrow('No creature "a"');
  });
});
