import type { MoveEffect } from '../../rules/battle/moves.ts';

type Charge = Extract<MoveEffect, { kind: 'charge' }>;
type Surge = Extract<MoveEffect, { kind: 'surge' }>;
type Plain = Exclude<
  MoveEffect['kind'],
  | 'ailment'
  | 'condition'
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
  | 'sure'
>;

/** Effects that are the same wherever they stand. */
const PLAIN: Readonly<Record<Plain, string>> = {
  toxic: 'poison that grows each round',
  seed: 'plants a seed that drains the target each round',
  trap: 'traps the target for 4 or 5 rounds',
  reset: 'undoes all changes of stats',
  swap: 'exchanges all changes of stats',
  rest: 'heals the user fully, and it sleeps two rounds',
  protect: 'protects the user this round',
  screen: 'halves damage to the user’s side for five rounds',
  shatter: 'breaks the target’s screen',
  halve: 'halves the target’s hp',
  ohko: 'defeats the target at once, never one of a higher level',
  leaveAtOne: 'leaves the target at least 1 hp',
  foul: 'uses the target’s attack',
  sharp: 'critical hits are likely',
  sleeper: 'works on a sleeping target only',
  focus: 'fails if the user was hit before',
  rampage: 'goes on for 2 or 3 rounds, then confuses the user',
  recharge: 'the user rests the round after',
  crash: 'hurts the user if it fails',
  sacrifice: 'the user faints',
};
const SURGES: Readonly<Record<Surge['when'], string>> = {
  ailment: 'twice as strong if the target ails',
  ownAilment: 'twice as strong if the user ails',
  half: 'twice as strong if the target has half its hp or less',
};
const WEATHERS = {
  sun: 'brings sun for five rounds',
  rain: 'brings rain for five rounds',
  sand: 'brings a sandstorm for five rounds',
  hail: 'brings hail for five rounds',
} as const;

const PLACES = { sun: 'the sun', rain: 'rain', sand: 'a sandstorm', hail: 'hail' } as const;

function describeCharge({ hide, swiftIn }: Charge): string {
  const how =
    hide === true
      ? 'hides in the first round, strikes in the second'
      : 'gathers in the first round, strikes in the second';
  return swiftIn === undefined ? how : `${how}, at once in ${PLACES[swiftIn]}`;
}

const sentence = (effect: MoveEffect): string => {
  switch (effect.kind) {
    case 'ailment':
      return effect.ailment;
    case 'condition':
      return effect.condition;
    case 'stage': {
      const whose = effect.on === 'user' ? 'the user’s' : 'the target’s';
      const verb = effect.by > 0 ? 'raises' : 'lowers';
      const how = Math.abs(effect.by) > 1 ? ' sharply' : '';
      return `${effect.chance === undefined ? '' : 'may '}${verb.slice(0, effect.chance === undefined ? undefined : -1)} ${whose} ${effect.stage}${how}`;
    }
    case 'drain':
      return `heals the user by ${effect.percent} % of the damage`;
    case 'recoil':
      return `hurts the user by ${effect.percent} % of the damage`;
    case 'heal':
      return effect.bySun === true
        ? `heals the user by ${effect.percent} % of its hp, more in the sun, less in other weather`
        : `heals the user by ${effect.percent} % of its hp`;
    case 'hits':
      return effect.least === effect.most
        ? `hits ${effect.least} times`
        : `hits ${effect.least} to ${effect.most} times`;
    case 'priority':
      return effect.by > 0 ? 'acts first' : 'acts last';
    case 'fixed':
      return effect.amount === 'level'
        ? 'does damage equal to the user’s level'
        : `always does ${effect.amount} damage`;
    case 'surge':
      return SURGES[effect.when];
    case 'cure':
      return effect.whom === 'self' ? 'cures the user' : 'cures the user’s whole team';
    case 'weather':
      return WEATHERS[effect.weather];
    case 'charge':
      return describeCharge(effect);
    case 'sure':
      return effect.in === undefined ? 'never misses' : `never misses in ${PLACES[effect.in]}`;
    default:
      return PLAIN[effect.kind];
  }
};

/** What the effects do, in the words of the move list; empty for none. A lone condition keeps its bare name. */
export function describeEffects(effects: readonly MoveEffect[]): string {
  return effects.map(sentence).join(', ');
}
