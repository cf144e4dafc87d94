import { describe, expect, it } from 'vitest';
import type { BattleState } from '../model/state.ts';
import { altered, duel, FULL, fighter, next, round, told } from '../testing/battles.ts';

const both = [...FULL, ...FULL];
/** A battle in which the fast opponent uses `move` and the slower creature of the player uses tackle. */
const afflicted = (move: string, species = 'plain'): BattleState =>
  duel(fighter('a', species, 'tackle'), fighter('b', 'swift', move));
/** Plays a round for each list of rolls. Returns the events of the player's side, without damage. */
function play(state: BattleState, ...rounds: readonly (readonly number[])[]): string[][] {
  let now = state;
  return rounds.map((rolls) => {
    now = round(next(now), rolls);
    return told(now).filter((event) => !event.includes('opponent') && !event.startsWith('damage'));
  });
}

describe('burn', () => {
  it('takes a sixteenth of the maximum each round and halves attack', () => {
    const after = round(afflicted('scorch'), both);
    expect(told(after)).toEqual([
      'move opponent scorch',
      'damage player 22',
      'afflict player burn',
      'move player tackle',
      'damage opponent 15',
      'burn player 6',
    ]);
  });

  it('comes with its chance only', () => {
    const state = duel(fighter('a', 'swift', 'flare'), fighter('b', 'plain'));
    expect(told(round(state, [...FULL, 9, ...FULL]))).toContain('afflict opponent burn');
    expect(told(round(state, [...FULL, 10, ...FULL]))).not.toContain('afflict opponent burn');
  });

  it('cannot touch a fire creature, and makes no roll for it', () => {
    const state = duel(fighter('a', 'swift', 'flare'), fighter('b', 'blaze'));
    expect(told(round(state, both))).not.toContain('afflict opponent burn');
  });
});

describe('poison', () => {
  it('takes an eighth of the maximum each round', () => {
    expect(told(round(afflicted('venom'), both)).at(-1)).toBe('poison player 13');
  });

  it('takes the last hp and lets the creature faint', () => {
    const after = round(altered(afflicted('venom'), 'player', { hp: 30 }), both);
    expect(told(after).slice(-2)).toEqual(['poison player 8', 'faint a']);
  });

  it('cannot touch poison and steel', () => {
    expect(told(round(afflicted('venom', 'toxin'), both))).not.toContain('afflict player poison');
  });
});

describe('an ailment', () => {
  it('never joins another', () => {
    const state = duel(fighter('a', 'plain'), fighter('b', 'swift', 'venom', 'scorch'));
    const poisoned = round(state, [0, ...both]);
    expect(poisoned.player.fighters[0]?.ailment).toBe('poison');
    const after = round(next(poisoned), [1, ...both]);
    expect(after.player.fighters[0]?.ailment).toBe('poison');
    expect(told(after)).not.toContain('afflict player burn');
  });
});

describe('paralysis', () => {
  it('halves speed', () => {
    const state = round(duel(fighter('a', 'swift'), fighter('b', 'plain', 'numb')), both);
    expect(told(round(next(state), [...FULL, 25, ...FULL]))[0]).toBe('move opponent numb');
  });

  it('holds in a quarter of the rounds', () => {
    expect(told(round(afflicted('numb'), [...FULL, 24])).at(-1)).toBe('hold player paralyz');
    expect(told(round(afflicted('numb'), [...FULL, 25, ...FULL]))).toContain('move player tackle');
  });

  it('cannot touch an electric creature', () => {
    expect(told(round(afflicted('numb', 'spark'), both))).not.toContain('afflict player paralyz');
  });
});

describe('frost', () => {
  it('holds until a 20 % roll thaws it, and then the creature acts', () => {
    const rounds = play(afflicted('chill'), [...FULL, 20], [...FULL, 19, ...FULL]);
    expect(rounds[0]).toEqual(['afflict player freeze', 'hold player freeze']);
    expect(rounds[1]).toEqual(['recover player freeze', 'move player tackle']);
  });

  it('is ended by a fire move', () => {
    const state = duel(fighter('a', 'plain'), fighter('b', 'swift', 'chill', 'ember'));
    const frozen = round(state, [0, ...FULL, 99]);
    expect(told(round(next(frozen), [1, ...both]))).toContain('recover player freeze');
  });

  it('cannot touch an ice creature', () => {
    expect(told(round(afflicted('chill', 'frost'), both))).not.toContain('afflict player freeze');
  });
});

describe('sleep', () => {
  it('takes at least one round', () => {
    expect(play(afflicted('lullaby'), FULL)[0]).toEqual(['afflict player sleep', 'hold player sleep']);
  });

  it('ends after one, two or three rounds, each with a third', () => {
    const woken = ['recover player sleep', 'move player tackle'];
    expect(play(afflicted('lullaby'), FULL, [...FULL, 0, ...FULL])[1]).toEqual(woken);
    expect(play(afflicted('lullaby'), FULL, [...FULL, 1], [...FULL, 0, ...FULL])[2]).toEqual(woken);
    expect(() => play(afflicted('lullaby'), FULL, [...FULL, 3])).toThrow('3 sides');
    expect(() => play(afflicted('lullaby'), FULL, [...FULL, 1], [...FULL, 2])).toThrow('2 sides');
  });

  it('lasts three rounds at most', () => {
    const strong = duel(fighter('a', 'giant'), fighter('b', 'swift', 'lullaby'));
    const rounds = play(strong, FULL, [...FULL, 1], [...FULL, 1], both);
    expect(rounds[3]?.slice(0, 2)).toEqual(['recover player sleep', 'move player tackle']);
  });
});

describe('confusion', () => {
  const giant = duel(fighter('a', 'giant'), fighter('b', 'tower', 'dazzle'));
  const hits = [...FULL, 33, ...FULL];

  it('makes a creature hit itself with 33 %', () => {
    const after = round(afflicted('dazzle'), [...FULL, 32, 15]);
    expect(told(after).slice(2)).toEqual(['afflict player confuse', 'confuse player 19']);
    expect(told(round(afflicted('dazzle'), hits))).toContain('move player tackle');
  });

  it('lasts two to four rounds, each equally likely', () => {
    expect(play(giant, hits, hits, [...FULL, 0, ...FULL])[2]).toEqual([
      'recover player confuse',
      'move player tackle',
    ]);
    expect(() => play(giant, hits, hits, [...FULL, 3])).toThrow('3 sides');
    const long = play(giant, hits, hits, [...FULL, 1, 33, ...FULL], [...FULL, 1, 33, ...FULL], both);
    expect(long[4]?.[0]).toBe('recover player confuse');
  });

  it('does not begin again while it lasts', () => {
    expect(play(giant, hits, hits)[1]).toEqual(['move player tackle']);
  });
});

describe('flinching', () => {
  it('holds a creature that has not had its turn', () => {
    const after = round(afflicted('startle'), FULL);
    expect(told(after).slice(2)).toEqual(['afflict player flinch', 'hold player flinch']);
    expect(after.player.flinching).toBe(false);
  });

  it('comes too late after the turn', () => {
    const after = round(duel(fighter('a', 'swift'), fighter('b', 'plain', 'startle')), both);
    expect(told(after).at(-1)).toBe('damage player 22');
  });

  it('comes with its chance only', () => {
    expect(told(round(afflicted('bite'), [...FULL, 29])).at(-1)).toBe('hold player flinch');
    expect(told(round(afflicted('bite'), [...FULL, 30, ...FULL]))).toContain('move player tackle');
  });
});
