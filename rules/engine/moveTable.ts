import { WEATHERS, type Weather } from '../creatures/types.ts';
import type { Move, MoveEffect } from '../model/moves.ts';
import { CONDITIONS, PLAIN, POISON, SEED, STAGE_NAMES, TOXIC, TRAP, typeNumber } from './codes.ts';

/** Places of a move. Its effects stand from `EFFECTS` to before `EFFECTS_END` in the table of effects. */
export const TYPE = 0;
export const POWER = 1;
export const ACCURACY = 2;
export const PRIORITY = 3;
export const LEAST_HITS = 4;
export const MOST_HITS = 5;
export const FLAGS = 6;
/** How its damage is found, and a number for that. */
export const WAY = 7;
export const WAY_NUMBER = 8;
/** When its power doubles, 0 for never. */
export const SURGE = 9;
/** Weather that spares it from gathering, -2 for none. */
export const SWIFT_IN = 10;
/** Weather in which it never misses, -2 for none. */
export const SURE_IN = 11;
export const EFFECTS = 12;
export const EFFECTS_END = 13;
export const MOVE_SIZE = 14;

/** Flags: what has its say before or beside the damage. */
export const SHARP = 1;
export const SURE = 2;
export const CHARGE = 4;
export const HIDE = 8;
export const CRASH = 16;
export const LEAVE_AT_ONE = 32;
export const SLEEPER = 64;
export const FOUL = 128;
export const FOCUS = 256;
export const SACRIFICE = 512;
export const SHATTER = 1024;
/** The same by the kind of the effect. */
export const FLAG = {
  sharp: SHARP,
  sure: SURE,
  charge: CHARGE,
  hide: HIDE,
  crash: CRASH,
  leaveAtOne: LEAVE_AT_ONE,
  sleeper: SLEEPER,
  foul: FOUL,
  focus: FOCUS,
  sacrifice: SACRIFICE,
  shatter: SHATTER,
} as const;

/** Sure in one weather is not sure: that has a place of its own. */
function flagOf(effect: MoveEffect): number {
  if (effect.kind === 'sure' && effect.in !== undefined) return 0;
  return Object.hasOwn(FLAG, effect.kind) ? FLAG[effect.kind as keyof typeof FLAG] : 0;
}

export const BY_FORMULA = 0;
export const BY_NUMBER = 1;
export const BY_LEVEL = 2;
export const BY_HALF = 3;
export const BY_ALL = 4;

const SURGES = ['never', 'ailment', 'ownAilment', 'half', 'leaving', 'hidden'] as const;
export const WHEN_AILING = 1;
export const WHEN_AILING_ITSELF = 2;
export const WHEN_HALF = 3;
export const WHEN_LEAVING = 4;
export const WHEN_HIDDEN = 5;

/** Places of an effect. `HELPS` is 1 for sure help of the user, which needs no target. */
export const KIND = 0;
export const WHAT = 1;
export const BY = 2;
export const CHANCE = 3;
export const HELPS = 4;
export const EFFECT_SIZE = 5;

export const AFFLICT = 0;
export const STAGE_OF_USER = 1;
export const STAGE_OF_TARGET = 2;
export const DRAIN = 3;
export const RECOIL = 4;
export const HEAL = 5;
export const HEAL_BY_SUN = 6;
export const RECHARGE = 7;
export const PROTECT = 8;
export const SCREEN = 9;
export const REST = 10;
export const CURE = 11;
export const CURE_TEAM = 12;
export const RESET = 13;
export const SWAP = 14;
export const WEATHER = 15;
export const RAMPAGE = 16;

const ALWAYS = 100;
/** No weather at all has the number -1. */
const NEVER = -2;
const weatherNumber = (weather: Weather | undefined): number =>
  weather === undefined ? NEVER : WEATHERS.indexOf(weather);

/** The places of an effect that comes after the damage; null for one that has its say before. */
export function effectRow(effect: MoveEffect): number[] | null {
  switch (effect.kind) {
    case 'ailment':
      return [AFFLICT, CONDITIONS.indexOf(effect.ailment), PLAIN, effect.chance ?? ALWAYS, 0];
    case 'condition':
      return [AFFLICT, CONDITIONS.indexOf(effect.condition), PLAIN, effect.chance ?? ALWAYS, 0];
    case 'toxic':
      return [AFFLICT, POISON, TOXIC, effect.chance ?? ALWAYS, 0];
    case 'seed':
      return [AFFLICT, SEED, PLAIN, ALWAYS, 0];
    case 'trap':
      return [AFFLICT, TRAP, PLAIN, ALWAYS, 0];
    case 'stage': {
      const { on, by, chance = ALWAYS } = effect;
      const helps = on === 'user' && by > 0 && effect.chance === undefined;
      const whose = on === 'user' ? STAGE_OF_USER : STAGE_OF_TARGET;
      return [whose, STAGE_NAMES.indexOf(effect.stage), by, chance, helps ? 1 : 0];
    }
    case 'drain':
      return [DRAIN, 0, effect.percent, ALWAYS, 0];
    case 'recoil':
      return [RECOIL, 0, effect.percent, ALWAYS, 0];
    case 'heal':
      return [effect.bySun === true ? HEAL_BY_SUN : HEAL, 0, effect.percent, ALWAYS, 1];
    case 'recharge':
      return [RECHARGE, 0, 0, ALWAYS, 0];
    case 'rampage':
      return [RAMPAGE, 0, 0, ALWAYS, 0];
    case 'protect':
      return [PROTECT, 0, 0, ALWAYS, 1];
    case 'screen':
      return [SCREEN, 0, 0, ALWAYS, 1];
    case 'rest':
      return [REST, 0, 0, ALWAYS, 1];
    case 'cure':
      return [effect.whom === 'team' ? CURE_TEAM : CURE, 0, 0, ALWAYS, 1];
    case 'reset':
      return [RESET, 0, 0, ALWAYS, 1];
    case 'swap':
      return [SWAP, 0, 0, ALWAYS, 0];
    case 'weather':
      return [WEATHER, WEATHERS.indexOf(effect.weather), 0, ALWAYS, 1];
    default:
      return null;
  }
}

function way(effects: readonly MoveEffect[]): readonly [number, number] {
  for (const effect of effects) {
    if (effect.kind === 'fixed')
      return effect.amount === 'level' ? [BY_LEVEL, 0] : [BY_NUMBER, effect.amount];
    if (effect.kind === 'halve') return [BY_HALF, 0];
    if (effect.kind === 'ohko') return [BY_ALL, 0];
  }
  return [BY_FORMULA, 0];
}

/** The places of a move whose effects stand from `first` to before `end` in the table of effects. */
export function moveRow(move: Move, first: number, end: number): number[] {
  const find = <Kind extends MoveEffect['kind']>(kind: Kind) =>
    move.effects.find((effect): effect is Extract<MoveEffect, { kind: Kind }> => effect.kind === kind);
  const charge = find('charge');
  const hits = find('hits');
  const sure = find('sure');
  const flags = move.effects.reduce((bits, effect) => bits | flagOf(effect), 0);
  return [
    typeNumber(move.type),
    move.attack,
    move.accuracy,
    find('priority')?.by ?? 0,
    hits?.least ?? 1,
    hits?.most ?? 1,
    charge?.hide === true ? flags | HIDE : flags,
    ...way(move.effects),
    SURGES.indexOf(find('surge')?.when ?? 'never'),
    weatherNumber(charge?.swiftIn),
    weatherNumber(sure?.in),
    first,
    end,
  ];
}
