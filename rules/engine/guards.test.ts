import { describe, expect, it } from 'vitest';
import { altered, duel, FULL, fighter, next, round, told } from '../testing/battles.ts';

const both = [...FULL, ...FULL];
/** The player's swift creature uses a move, then the opponent tackles. */
const face = (move: string, ...foe: string[]) =>
  duel(fighter('a', 'swift', move, 'tackle'), fighter('b', 'plain', ...foe));

describe('a guard', () => {
  const guarded = round(face('shield'), FULL);

  it('goes before other moves, blocks the rest of the round and needs no roll for what it blocks', () => {
    expect(told(guarded)).toEqual([
      'move player shield',
      'damage opponent 22',
      'guard player',
      'move opponent tackle',
      'blocked player',
    ]);
    expect(guarded.player.received).toEqual({ move: 'tackle', dodge: true, mult: 1, damage: 0 });
  });

  it('works a second time in a row with a half, a third time with a quarter', () => {
    const second = round(next(guarded), [...FULL, 0]);
    expect(told(second)).toContain('guard player');
    expect(() => round(next(second), [...FULL, 4])).toThrow('4 sides');
    expect(told(round(next(guarded), [...FULL, 1, ...FULL]))).toContain('fail player');
  });

  it('is as sure as the first after a round without it', () => {
    const pause = round(next(guarded), both, 2);
    expect(told(round(next(pause), FULL))).toContain('guard player');
  });

  it('comes too late for who acts last', () => {
    const slow = duel(fighter('a', 'plain', 'shield'), fighter('b', 'swift', 'shield'));
    expect(told(round(slow, FULL)).slice(-3)).toEqual([
      'move player shield',
      'blocked opponent',
      'fail player',
    ]);
  });

  it('lets the attacker still help itself', () => {
    const state = altered(face('shield', 'rest up'), 'opponent', { hp: 50 });
    expect(told(round(state, FULL))).toContain('heal opponent 55');
  });
});

describe('a screen', () => {
  it('halves the damage to its side for five rounds', () => {
    let state = round(face('curtain'), both);
    expect(told(state)).toEqual([
      'move player curtain',
      'damage opponent 22',
      'screen player',
      'move opponent tackle',
      'damage player 13',
    ]);
    state = altered(state, 'player', { hp: 110 });
    for (let count = 2; count <= 5; count += 1) {
      state = round(next(altered(state, 'opponent', { hp: 110 })), both, 2);
      expect(told(state).includes('fade player')).toBe(count === 5);
      expect(told(state)).toContain('damage player 13');
    }
    const after = round(next(altered(state, 'opponent', { hp: 110 })), both, 2);
    expect(told(after)).toContain('damage player 28');
  });

  it('is looked past by a critical hit', () => {
    expect(told(round(face('curtain'), [...FULL, 0, 15]))).toContain('damage player 42 critical');
  });

  it('fails while one stands', () => {
    expect(told(round(next(round(face('curtain'), both)), both))).toContain('fail player');
  });

  it('is broken before the damage by a move that shatters', () => {
    const state = round(face('curtain', 'smash'), both);
    expect(told(state).slice(-3)).toEqual(['move opponent smash', 'fade player', 'damage player 28']);
    expect(state.player.screenUntil).toBe(0);
  });
});

describe('rest', () => {
  const hurt = altered(face('doze'), 'player', { hp: 20, ailment: 'burn' });
  const asleep = round(hurt, both);

  it('gives all hp back and takes the place of an ailment', () => {
    expect(told(asleep).slice(2, 4)).toEqual(['heal player 90', 'afflict player rest']);
    expect(asleep.player.fighters[0]).toMatchObject({ ailment: 'sleep', variant: 'rest' });
  });

  it('sleeps exactly two rounds, for which no roll is made', () => {
    const one = round(next(asleep), FULL);
    const two = round(next(one), FULL);
    const awake = round(next(altered(two, 'player', { hp: 100 })), both, 2);
    expect([told(one)[0], told(two)[0]]).toEqual(['hold player sleep', 'hold player sleep']);
    expect(told(awake).slice(0, 2)).toEqual(['recover player sleep', 'move player tackle']);
  });

  it('fails at full hp', () => {
    expect(told(round(face('doze'), both))).toContain('fail player');
  });
});

describe('a cure', () => {
  const team = [fighter('a', 'swift', 'soothe', 'chime'), fighter('c', 'plain')];
  const ill = altered(duel(team, fighter('b', 'plain')), 'player', { ailment: 'poison' });

  it('ends the own ailment, that of the bench only where it cures the team', () => {
    expect(told(round(ill, both)).filter((event) => event.startsWith('recover'))).toEqual([
      'recover player poison',
    ]);
    const after = round(ill, both, 2);
    expect(told(after).filter((event) => event.startsWith('recover'))).toEqual([
      'recover player poison',
      'recover c poison',
    ]);
    expect(after.player.fighters.map(({ ailment }) => ailment)).toEqual([null, null]);
  });
});
