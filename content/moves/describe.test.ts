import { describe, expect, it } from 'vitest';
import { describeEffects } from './describe.ts';
import { moves } from './index.ts';

describe('a move of the catalogue', () => {
  it.each([
    ['quick attack', 'acts first'],
    ['aerial ace', 'never misses'],
    ['thunder', 'never misses in rain, paralyz'],
    ['dig', 'hides in the first round, strikes in the second'],
    ['outrage', 'goes on for 2 or 3 rounds, then confuses the user'],
    ['toxic', 'poison that grows each round'],
    ['dream eater', 'works on a sleeping target only, heals the user by 50 % of the damage'],
    ['synthesis', 'heals the user by 50 % of its hp, more in the sun, less in other weather'],
    ['focus punch', 'acts last, fails if the user was hit before'],
    ['haze', 'undoes all changes of stats'],
    ['hex', 'twice as strong if the target ails'],
    ['brick break', 'breaks the target’s screen'],
    ['tackle', ''],
  ])('%s does what it is known for and says so', (key, effect) => {
    expect(moves[key]?.effect).toBe(effect);
  });
});

describe('the words for effects', () => {
  it('tell numbers, weathers and conditions', () => {
    const words = describeEffects([
      { kind: 'fixed', amount: 20 },
      { kind: 'fixed', amount: 'level' },
      { kind: 'cure', whom: 'team' },
      { kind: 'weather', weather: 'hail' },
      { kind: 'charge', swiftIn: 'sun' },
      { kind: 'protect' },
    ]);
    expect(words.split(', ')).toEqual([
      'always does 20 damage',
      'does damage equal to the user’s level',
      'cures the user’s whole team',
      'brings hail for five rounds',
      'gathers in the first round',
      'strikes in the second',
      'at once in the sun',
      'protects the user this round',
    ]);
  });
});
