import { describe, expect, it } from 'vitest';
import { playerViewOf } from '../../model/playerView.ts';
import type { BattleState } from '../../model/state.ts';
import { altered, duel, FULL, fighter, round, told } from '../../testing/battles.ts';
import { numberOf } from './takeChoice.ts';

/** The opponent's grass creature is weak against fire; a water creature waits on its bench. */
const state: BattleState = {
  ...duel(fighter('a', 'blaze', 'ember'), [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')]),
  thinking: 'lookahead',
};

describe('an opponent that switches', () => {
  const after = round(state, FULL);

  it('sends the other creature first, which then takes the attack and does not strike itself', () => {
    // ⌊22·40·55/55⌋/50 + 2 = 19, times 1.5 for the same type 28, times ½ against water 14.
    expect(told(after)).toEqual(['send c', 'move player ember', 'damage opponent 14']);
    expect(after.opponent).toMatchObject({ active: 1, since: 1 });
  });

  it('leaves its first creature as it was', () => {
    expect(after.opponent.fighters[0]).toBe(state.opponent.fighters[0]);
  });
});

describe('a chase', () => {
  const flight = (hp: number): BattleState => {
    const pair = [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')];
    const start = duel(fighter('a', 'blaze', 'ember', 'chase'), pair);
    // The opponent has seen ember, so it switches.
    const seen = altered(start, 'player', { seen: ['ember'] });
    const fighters = seen.opponent.fighters.map((one, index) => (index === 0 ? { ...one, hp } : one));
    return { ...seen, thinking: 'lookahead', opponent: { ...seen.opponent, fighters } };
  };

  it('strikes who is taken back before it goes, with twice the power, and not the one that comes', () => {
    const after = round(flight(110), FULL, 2);
    // ⌊22·80·55/55⌋/50 + 2 = 37.
    expect(told(after)).toEqual(['move player chase', 'damage opponent 37', 'send c']);
    expect(after.opponent.fighters.map(({ hp }) => hp)).toEqual([73, 110]);
  });

  it('is not escaped by who faints from it: it is followed as after any faint', () => {
    const after = round(flight(30), FULL, 2);
    expect(told(after)).toEqual(['move player chase', 'damage opponent 30', 'faint b']);
    expect(after.opponent.active).toBe(0);
  });

  it('is a plain blow at who stays', () => {
    const after = round(duel(fighter('a', 'blaze', 'chase'), fighter('c', 'plain')), [0, ...FULL, ...FULL]);
    expect(told(after).slice(0, 2)).toEqual(['move player chase', 'damage opponent 19']);
  });
});

describe('an action that is not possible', () => {
  const view = playerViewOf(state, 'opponent');

  it('is a fault of whoever chose it: a move outside the slots, a creature of nobody', () => {
    expect(() => numberOf({ move: 'ember' }, view)).toThrow('b has no move "ember"');
    expect(() => numberOf({ switch: 'a' }, view)).toThrow('No creature "a"');
  });
});
