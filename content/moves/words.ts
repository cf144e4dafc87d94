import type { Ailment, Weather } from '../../rules/creatures/types.ts';
import type { MoveEffect } from '../../rules/model/moves.ts';

type Surge = Extract<MoveEffect, { kind: 'surge' }>;
type Told =
  | 'ailment'
  | 'condition'
  | 'toxic'
  | 'stage'
  | 'drain'
  | 'recoil'
  | 'heal'
  | 'hits'
  | 'priority'
  | 'fixed'
  | 'surge'
  | 'cure'
  | 'weather'
  | 'charge'
  | 'sure';

/** Phrases for effects without parameters. The subject is always the move. */
export const EFFECT_WORDS: Readonly<Record<Exclude<MoveEffect['kind'], Told>, string>> = {
  seed: 'plants a seed that drains the target each round',
  trap: 'traps the target for 4 or 5 rounds',
  reset: 'undoes all changes of stats',
  swap: 'exchanges all changes of stats',
  rest: 'heals the user fully and puts it to sleep for two rounds',
  protect: 'protects the user this round',
  screen: 'halves damage to the user’s side for five rounds',
  shatter: 'breaks the target’s screen',
  halve: 'takes half the target’s hp',
  ohko: 'defeats the target at once unless its level is higher',
  leaveAtOne: 'leaves the target at least 1 hp',
  foul: 'uses the target’s attack',
  sharp: 'often hits critically',
  sleeper: 'works on a sleeping target only',
  focus: 'fails if the user was hit before',
  rampage: 'goes on for 2 or 3 rounds before it confuses the user',
  great: 'is the team’s one great move of the battle',
  recharge: 'makes the user rest the round after',
  crash: 'costs the user half its hp if it fails',
  sacrifice: 'makes the user faint',
};

export const SURGES: Readonly<Record<Surge['when'] | 'leaving' | 'hidden', string>> = {
  ailment: 'doubles its power if the target ails',
  ownAilment: 'doubles its power if the user ails',
  half: 'doubles its power if the target has half its hp or less',
  leaving: 'strikes with double power before the target is taken back',
  hidden: 'strikes with double power where the target hides by a move of this type',
};

export const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  sun: 'sun',
  rain: 'rain',
  sand: 'a sandstorm',
  hail: 'hail',
};
export const PLACES: Readonly<Record<Weather, string>> = { ...WEATHER_WORDS, sun: 'the sun' };

/** What happens to the target: after “may”, and as a fact. */
export const CONDITION_WORDS: Readonly<
  Record<Ailment | 'confuse' | 'flinch' | 'toxic', readonly [may: string, does: string]>
> = {
  burn: ['burn the target', 'burns the target'],
  freeze: ['freeze the target', 'freezes the target'],
  paralyz: ['paralyze the target', 'paralyzes the target'],
  poison: ['poison the target', 'poisons the target'],
  sleep: ['put the target to sleep', 'puts the target to sleep'],
  confuse: ['confuse the target', 'confuses the target'],
  flinch: ['make the target flinch', 'makes the target flinch'],
  toxic: ['poison the target worse each round', 'poisons the target worse each round'],
};
