import { describe, expect, it } from 'vitest';
import type { BattleEvent, SideName } from '../../../../../rules/model/events.ts';
import type { BattleDetails } from '../../../../bridge/state.ts';
import { aBattle, aFighter } from '../../../../testing/builders.ts';
import { whyLost } from './whyLost.ts';

const mine = aFighter({ id: 'mine', name: 'Podkin', types: ['grass'], hp: 0, level: 10, attack2: 'Absorb' });
const foe = aFighter({ id: 'foe', name: 'Kindlam', types: ['fire'], hp: 20, level: 10 });
const even = {
  battleType: 'gym',
  myState: [mine],
  opponent: [foe],
} as const satisfies Partial<BattleDetails>;

const use = (side: SideName, move: string): BattleEvent => ({
  type: 'move',
  side,
  creature: side === 'player' ? 'mine' : 'foe',
  move,
});
const hit = (side: SideName, amount: number, change: Partial<Damage> = {}): BattleEvent => ({
  ...{ type: 'damage', side, amount, cause: 'move', hp: 0, mult: 1, critical: false },
  ...change,
});
type Damage = Extract<BattleEvent, { type: 'damage' }>;

/** A lost battle with these rounds: all of its states, and the last one. */
function lost(change: Partial<BattleDetails>, ...rounds: BattleEvent[][]) {
  const at = (state: Partial<BattleDetails>) => aBattle({ ...even, ...change, ...state });
  const states = rounds.flatMap((events, index) => [
    at({ round: index }),
    at({ page: 'roundResults', round: index + 1, events }),
  ]);
  const last = at({
    page: 'lose',
    round: rounds.length,
    catchChances: null,
    events: [{ type: 'end', winner: 'opponent' }],
  });
  return { states: [at({ page: 'selection', round: 0 }), ...states, last], last };
}
const why = (...battle: Parameters<typeof lost>) => {
  const { states, last } = lost(...battle);
  return whyLost(states, last);
};
const plain = [use('opponent', 'tackle'), hit('player', 4), use('player', 'tackle'), hit('opponent', 1)];

describe('why a battle was lost', () => {
  it('is told in three different lines, whatever little is known', () => {
    const { last } = lost({});
    for (const lines of [whyLost([], last), whyLost([last], last), why({}, plain), why({}, plain, plain)])
      expect(new Set(lines).size).toBe(3);
  });

  it('is told without numbers of what was not seen here', () => {
    const { last } = lost({}, plain);
    expect(whyLost([last], last)).toEqual([
      'Next time: water, ground and rock attacks hit Kindlam hard.',
      'You took 0 of the 20 hp that they had.',
      'The level was not it: both were 10.',
    ]);
  });

  it('is the types first where super effective hits took most, with what stands up to them', () => {
    const burnt = [use('opponent', 'ember'), hit('player', 9, { mult: 2 })];
    const [first] = why({}, burnt, burnt, plain);
    expect(first).toBe(
      'Fire attacks are super effective against Podkin: 2 hits took 18 of the 22 hp that you lost. Fire, water, rock and dragon stand up to them better.',
    );
  });

  it('is a wide gap of levels before all', () => {
    const strong = [foe, { ...foe, id: 'foe2' }].map((each) => ({ ...each, level: 30 }));
    expect(why({ opponent: strong }, plain)[0]).toBe(
      'They were stronger by level: 30 on average against your 10. Experience training closes that gap quickly.',
    );
  });

  it('is never a gap of levels that there was not', () => {
    const weaker = [{ ...foe, level: 4 }];
    expect(why({ opponent: weaker }).join()).not.toMatch(/stronger/);
  });

  it('is an attack that would have hit hard and was not used', () => {
    const water = { ...mine, name: 'Puddlip', types: ['water' as const], attack2: 'Bubble' };
    expect(why({ myState: [water] }, plain, plain)[0]).toBe(
      'Your Puddlip knows Bubble, which is super effective against Kindlam, and did not use it.',
    );
    const used = [use('player', 'bubble'), hit('opponent', 8, { mult: 2 })];
    expect(why({ myState: [water] }, used).join()).not.toMatch(/did not use/);
  });

  it('says nothing of what was not used where a round was not seen', () => {
    const water = { ...mine, types: ['water' as const], attack2: 'Bubble' };
    const { states, last } = lost({ myState: [water] }, plain, plain);
    expect(whyLost(states.slice(4), last).join()).not.toMatch(/did not use/);
  });

  it('is attacks that did not suit the target', () => {
    const weak = [use('player', 'absorb'), hit('opponent', 1, { mult: 0.5 })];
    expect(why({}, weak, weak, plain)).toContain(
      '2 of your 3 hits did little or nothing: their type did not suit the target.',
    );
  });

  it('is the round in which one blow took most of a creature, and that it was critical', () => {
    const blow = [use('opponent', 'tackle'), hit('player', 16, { critical: true })];
    expect(why({}, plain, blow)[0]).toBe(
      'Round 2 decided most: a critical hit with Tackle took 16 of the 20 hp of your Podkin.',
    );
  });

  it('is turns that were lost to sleep and the like', () => {
    const asleep: BattleEvent[] = [{ type: 'hold', side: 'player', cause: 'sleep' }];
    const frozen: BattleEvent[] = [{ type: 'hold', side: 'player', cause: 'freeze' }];
    expect(why({}, asleep, asleep, frozen)[0]).toBe('You could not move 3 times: asleep and frozen.');
  });

  it('is what wore the team down', () => {
    const worn = [...plain, hit('player', 6, { cause: 'poison' })];
    expect(why({}, worn, worn)).toContain('Poison took 12 of the 20 hp that you lost.');
  });

  it('is attacks that missed', () => {
    const missed: BattleEvent[] = [
      use('player', 'tackle'),
      { type: 'miss', side: 'opponent', move: 'tackle' },
    ];
    expect(why({}, missed, missed, plain)).toContain(
      '2 of your 3 attacks missed. Attacks with a higher accuracy are surer.',
    );
  });

  it('is who struck first', () => {
    expect(why({}, plain, plain, plain)).toContain(
      'They struck first in 3 of the 3 rounds in which both struck. A faster creature would turn that around.',
    );
    const first = [use('player', 'tackle'), use('opponent', 'tackle'), hit('player', 4)];
    expect(why({}, first, first).join()).not.toMatch(/struck first/);
  });

  it('is fewer creatures than the others, and that there may be six', () => {
    const three = ['foe', 'b', 'c'].map((id) => ({ ...foe, id }));
    expect(why({ opponent: three }, plain)[0]).toBe(
      'You came with 1 against 3. Up to six can be in your team.',
    );
  });

  it('is who of several did most', () => {
    const two = [foe, { ...foe, id: 'other', name: 'Puddlip' }];
    const team = [mine, { ...mine, id: 'second' }];
    const came: BattleEvent[] = [{ type: 'send', side: 'opponent', creature: 'other' }];
    const change = { opponent: two, myState: team };
    const strong = [use('opponent', 'tackle'), hit('player', 4)];
    expect(why(change, strong, [...came, ...strong, ...strong])).toContain(
      'Puddlip did the most: 8 of the 12 hp that you lost.',
    );
  });

  it('is balls that were not thrown, or did not hold, in wild battles only', () => {
    const wild: Partial<BattleDetails> = { battleType: 'wb', opponent: [{ ...foe, level: 3 }] };
    expect(why(wild)).not.toContain(expect.stringMatching(/ball/));
    expect(why(wild, plain)).toContain(
      'You had 14 balls and threw none. The best would have held with 50% at the end.',
    );
    const thrown: BattleEvent[] = [{ type: 'throw', ball: 'nball', shakes: 1, caught: false }];
    expect(why(wild, thrown, thrown).join()).toMatch(/2 throws did not hold, and each cost a turn/);
    expect(why({}, plain).join()).not.toMatch(/ball/);
  });

  it('is a word of comfort where it was close', () => {
    const close = [{ ...foe, hp: 2 }];
    expect(why({ opponent: close }, plain)[0]).toBe('It was close: they had 2 of 20 hp left.');
  });
});
