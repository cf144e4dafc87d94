import type { MoveEffect } from '../../rules/model/moves.ts';
import { listOfWords, type StageEffect, stagePhrases } from './stageWords.ts';
import { CONDITION_WORDS, EFFECT_WORDS, PLACES, SURGES, WEATHER_WORDS } from './words.ts';

type Charge = Extract<MoveEffect, { kind: 'charge' }>;
type Hits = Extract<MoveEffect, { kind: 'hits' }>;

/** Text of a move that only does damage. */
const NOTHING_ELSE = 'Does damage and nothing else.';

function happens(name: keyof typeof CONDITION_WORDS, chance: number | undefined): string {
  const [may, does] = CONDITION_WORDS[name];
  return chance === undefined ? does : `may ${may}`;
}

function gathers({ hide, swiftIn }: Charge): string {
  const verb = hide === true ? 'hides' : 'gathers';
  const unless = swiftIn === undefined ? '' : ` (not in ${PLACES[swiftIn]})`;
  return `${verb} for a round${unless} before it strikes`;
}

function hitsOften({ least, most }: Hits): string {
  if (least < most) return `hits ${least} to ${most} times`;
  return least === 2 ? 'hits twice' : `hits ${least} times`;
}

/** A phrase whose subject is the move. */
function phrase(effect: Exclude<MoveEffect, StageEffect>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `heals the user by ${effect.percent} % of the damage`;
    case 'recoil':
      return `hurts the user by ${effect.percent} % of the damage`;
    case 'heal':
      return effect.bySun === true
        ? `heals the user by ${effect.percent} % of its hp (more in the sun, less in other weather)`
        : `heals the user by ${effect.percent} % of its hp`;
    case 'hits':
      return hitsOften(effect);
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
      return `brings ${WEATHER_WORDS[effect.weather]} for five rounds`;
    case 'charge':
      return gathers(effect);
    case 'sure':
      return effect.in === undefined ? 'never misses' : `never misses in ${PLACES[effect.in]}`;
    default:
      return EFFECT_WORDS[effect.kind];
  }
}

const isStage = (effect: MoveEffect): effect is StageEffect => effect.kind === 'stage';

/** Joins phrases that begin with “may”: may burn the target or make it flinch. */
function joinChances(phrases: readonly string[]): string[] {
  const joined: string[][] = [];
  for (const said of phrases) {
    const row = said.startsWith('may ') ? joined.at(-1) : undefined;
    if (row?.[0]?.startsWith('may '))
      row.push(said.slice(4).replace(/the target(’s)?/, (_, of) => (of ? 'its' : 'it')));
    else joined.push([said]);
  }
  return joined.map((row) => listOfWords(row, 'or'));
}

/** A sentence that lists the effects; without effects it says that the move only does damage. */
export function describeEffects(effects: readonly MoveEffect[]): string {
  const stages = effects.filter(isStage);
  const phrases = effects.flatMap((effect) => {
    if (!isStage(effect)) return [phrase(effect)];
    return effect === stages[0] ? stagePhrases(stages) : [];
  });
  const sentence = listOfWords(joinChances(phrases));
  return sentence === '' ? NOTHING_ELSE : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/**
 * The effect as players read it. If a damaging move has a condition as its only effect, this is the bare name
 * (`burn`, `paralyz`), because the chance stands beside it.
 */
export function describeMove(effects: readonly MoveEffect[], isStatus: boolean): string {
  const [only, ...others] = effects;
  if (!isStatus && only !== undefined && others.length === 0) {
    if (only.kind === 'ailment') return only.ailment;
    if (only.kind === 'condition') return only.condition;
  }
  return describeEffects(effects);
}
