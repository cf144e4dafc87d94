import { describe, expect, it } from 'vitest';
import { describeEffects, describeMove } from './describe.ts';
import { moves } from './index.ts';

describe('a move of the catalogue', () => {
  it.each([
    ['head start', 'Acts first.'],
    ["crow's line", 'Never misses.'],
    ['thunder', 'Never misses in rain and may paralyze the target.'],
    ['dig', 'Hides for a round before it strikes.'],
    ['high noon', 'Gathers for a round (not in the sun) before it strikes.'],
    ['outrage', 'Goes on for 2 or 3 rounds before it confuses the user.'],
    ['toxic', 'Poisons the target worse each round.'],
    ["sandman's fee", 'Works on a sleeping target only and heals the user by 50 % of the damage.'],
    ['synthesis', 'Heals the user by 50 % of its hp (more in the sun, less in other weather).'],
    ['steady hand', 'Acts last and fails if the user was hit before.'],
    ['haze', 'Undoes all changes of stats.'],
    ['hex', 'Doubles its power if the target ails.'],
    ['breakthrough', 'Breaks the target’s screen.'],
    ['protect', 'Acts first and protects the user this round.'],
    ['creeping ivy', 'Plants a seed that drains the target each round.'],
    ['bind', 'Traps the target for 4 or 5 rounds.'],
    ['surf', 'Strikes with double power where the target hides by a move of this type.'],
    ['pursuit', 'Strikes with double power before the target is taken back.'],
    ['reflect', 'Halves damage to the user’s side for five rounds.'],
    ['rest', 'Heals the user fully and puts it to sleep for two rounds.'],
    ['refresh', 'Cures the user.'],
    ["lion's share", 'Takes half the target’s hp.'],
    ['clean sweep', 'Defeats the target at once unless its level is higher.'],
    ['sparing cut', 'Leaves the target at least 1 hp.'],
    ['change places', 'Exchanges all changes of stats.'],
    ['flying leap', 'Costs the user half its hp if it fails.'],
    ['explosion', 'Makes the user faint.'],
    ['own medicine', 'Uses the target’s attack.'],
    ['empty lantern', 'Makes the user rest the round after.'],
    ['ninth wave', 'Never misses and is the team’s one great move of the battle.'],
    ['cinder jaw', 'May burn the target or make it flinch.'],
    ['mixed weather', 'May burn the target, freeze it or paralyze it.'],
    ['cairn song', 'May raise the user’s attack, defense or speed.'],
    ['travel light', 'Lowers the user’s defense and raises the user’s attack and speed sharply.'],
    ['swagger', 'Confuses the target and raises the target’s attack sharply.'],
    ['thick fleece', 'Raises the user’s defense drastically.'],
    ['twice over', 'Hits twice.'],
    ['porpoising', 'Hits 3 times.'],
    ['pea shooter', 'Hits 2 to 5 times.'],
    ['tackle', 'Does damage and nothing else.'],
  ])('%s does what it is known for and says so', (key, effect) => {
    expect(moves[key]?.effect).toBe(effect);
  });

  it.each([
    ['ember', 'burn'],
    ['body slam', 'paralyz'],
    ['headbutt', 'flinch'],
    ['wild swing', 'confuse'],
    ['cold lantern', 'freeze'],
    ['stinger', 'poison'],
  ])('%s has the bare name of the one condition that it can bring', (key, effect) => {
    expect(moves[key]?.effect).toBe(effect);
  });

  it('says something, in one sentence or one word', () => {
    const odd = Object.values(moves).filter(
      ({ effect }) => !/^([A-Z][^.]*\.|burn|freeze|paralyz|poison|sleep|confuse|flinch)$/.test(effect),
    );
    expect(odd.map(({ name, effect }) => `${name}: ${effect}`)).toEqual([]);
  });

  it('says nothing twice', () => {
    const twice = Object.values(moves).filter(({ effects }) => {
      const told = effects.map((effect) => JSON.stringify(effect));
      return new Set(told).size < told.length;
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  it('is short to read', () => {
    const long = Object.values(moves).filter(({ effect }) => effect.length > 125);
    expect(long.map(({ name }) => name)).toEqual([]);
  });
});

describe('the words for effects', () => {
  it.each([
    ['Always does 20 damage.', describeEffects([{ kind: 'fixed', amount: 20 }])],
    ['Does damage equal to the user’s level.', describeEffects([{ kind: 'fixed', amount: 'level' }])],
    ['Cures the user’s whole team.', describeEffects([{ kind: 'cure', whom: 'team' }])],
    ['Brings a sandstorm for five rounds.', describeEffects([{ kind: 'weather', weather: 'sand' }])],
    ['Doubles its power if the user ails.', describeEffects([{ kind: 'surge', when: 'ownAilment' }])],
    ['Hurts the user by 25 % of the damage.', describeEffects([{ kind: 'recoil', percent: 25 }])],
  ])('tell numbers, weathers and moments: %s', (expected, words) => {
    expect(words).toBe(expected);
  });

  it('tell of a status move in a sentence what a damaging one says in a word', () => {
    expect(describeMove([{ kind: 'ailment', ailment: 'sleep' }], true)).toBe('Puts the target to sleep.');
    expect(describeMove([{ kind: 'ailment', ailment: 'sleep', chance: 10 }], false)).toBe('sleep');
  });
});
