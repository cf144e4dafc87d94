import { WEATHERS, type Weather } from '../../creatures/types.ts';
import type { Move, MoveEffect } from '../../model/moves.ts';
import { CONDITIONS, NEVER, PLAIN, POISON, SEED, STAGE_NAMES, TOXIC, TRAP, typeNumber } from './codes.ts';

export const BY_FORMULA = 0;
export const BY_NUMBER = 1;
export const BY_LEVEL = 2;
export const BY_HALF = 3;
export const BY_ALL = 4;

const SURGES = ['never', 'ailment', 'ownAilment', 'half', 'leaving', 'hidden'] as const;
export const WHEN_NEVER = 0;
export const WHEN_AILING = 1;
export const WHEN_AILING_ITSELF = 2;
export const WHEN_HALF = 3;
export const WHEN_LEAVING = 4;
export const WHEN_HIDDEN = 5;

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
type EffectKind =
  | typeof AFFLICT
  | typeof STAGE_OF_USER
  | typeof STAGE_OF_TARGET
  | typeof DRAIN
  | typeof RECOIL
  | typeof HEAL
  | typeof HEAL_BY_SUN
  | typeof RECHARGE
  | typeof PROTECT
  | typeof SCREEN
  | typeof REST
  | typeof CURE
  | typeof CURE_TEAM
  | typeof RESET
  | typeof SWAP
  | typeof WEATHER
  | typeof RAMPAGE;

const ALWAYS = 100;
const weatherNumber = (weather: Weather | undefined): number =>
  weather === undefined ? NEVER : WEATHERS.indexOf(weather);

/** An effect of a move after its damage. */
export interface EngineEffect {
  readonly kind: EffectKind;
  /** Number of a condition, a stage or a weather. */
  readonly what: number;
  /** Stages, percent or a variant. */
  readonly by: number;
  /** Percent. */
  readonly chance: number;
  /** Whether it always helps the user and needs no target. */
  readonly helps: boolean;
}

/** A move in the form that the engine uses. */
export interface EngineMove {
  /** Its index among the moves of the book. */
  readonly number: number;
  /** Its key in the book. */
  readonly name: string;
  readonly type: number;
  readonly power: number;
  readonly accuracy: number;
  readonly priority: number;
  readonly leastHits: number;
  readonly mostHits: number;
  /** How its damage is calculated (`BY_…`), and the damage for `BY_NUMBER`. */
  readonly way: number;
  readonly wayNumber: number;
  /** When its power doubles (`WHEN_…`). */
  readonly surge: number;
  /** Weather in which it needs no charging. */
  readonly swiftIn: number;
  /** Weather in which it never misses. */
  readonly sureIn: number;
  /** Effects that act before or during the damage, named as in `MoveEffect`. */
  readonly sharp: boolean;
  readonly sure: boolean;
  readonly charge: boolean;
  readonly hide: boolean;
  readonly crash: boolean;
  readonly leaveAtOne: boolean;
  readonly sleeper: boolean;
  readonly foul: boolean;
  readonly focus: boolean;
  readonly sacrifice: boolean;
  readonly great: boolean;
  readonly shatter: boolean;
  /** Effects after the damage, in order. */
  readonly effects: readonly EngineEffect[];
}

const after = (kind: EffectKind, what: number, by: number, chance = ALWAYS, helps = false): EngineEffect => ({
  kind,
  what,
  by,
  chance,
  helps,
});
const help = (kind: EffectKind, what = 0, by = 0): EngineEffect => after(kind, what, by, ALWAYS, true);

/** Converts an effect that comes after the damage; null for one that acts before or during it. */
function engineEffect(effect: MoveEffect): EngineEffect | null {
  switch (effect.kind) {
    case 'ailment':
      return after(AFFLICT, CONDITIONS.indexOf(effect.ailment), PLAIN, effect.chance);
    case 'condition':
      return after(AFFLICT, CONDITIONS.indexOf(effect.condition), PLAIN, effect.chance);
    case 'toxic':
      return after(AFFLICT, POISON, TOXIC, effect.chance);
    case 'seed':
      return after(AFFLICT, SEED, PLAIN);
    case 'trap':
      return after(AFFLICT, TRAP, PLAIN);
    case 'stage': {
      const { on, by, chance } = effect;
      const helps = on === 'user' && by > 0 && chance === undefined;
      const whose = on === 'user' ? STAGE_OF_USER : STAGE_OF_TARGET;
      return after(whose, STAGE_NAMES.indexOf(effect.stage), by, chance, helps);
    }
    case 'drain':
      return after(DRAIN, 0, effect.percent);
    case 'recoil':
      return after(RECOIL, 0, effect.percent);
    case 'heal':
      return help(effect.bySun === true ? HEAL_BY_SUN : HEAL, 0, effect.percent);
    case 'recharge':
      return after(RECHARGE, 0, 0);
    case 'rampage':
      return after(RAMPAGE, 0, 0);
    case 'protect':
      return help(PROTECT);
    case 'screen':
      return help(SCREEN);
    case 'rest':
      return help(REST);
    case 'cure':
      return help(effect.whom === 'team' ? CURE_TEAM : CURE);
    case 'reset':
      return help(RESET);
    case 'swap':
      return after(SWAP, 0, 0);
    case 'weather':
      return help(WEATHER, WEATHERS.indexOf(effect.weather));
    case 'shatter':
    case 'hits':
    case 'fixed':
    case 'halve':
    case 'ohko':
    case 'leaveAtOne':
    case 'surge':
    case 'foul':
    case 'sharp':
    case 'sure':
    case 'sleeper':
    case 'focus':
    case 'priority':
    case 'charge':
    case 'crash':
    case 'sacrifice':
    case 'great':
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

/** Converts a move of a book for the engine. All of them are created here, so that all objects have the same shape. */
export function engineMove(move: Move, name: string, number: number): EngineMove {
  const find = <Kind extends MoveEffect['kind']>(kind: Kind) =>
    move.effects.find((effect): effect is Extract<MoveEffect, { kind: Kind }> => effect.kind === kind);
  const has = (kind: MoveEffect['kind']): boolean => find(kind) !== undefined;
  const hits = find('hits');
  const [wayTo, wayNumber] = way(move.effects);
  return {
    number,
    name,
    type: typeNumber(move.type),
    power: move.attack,
    accuracy: move.accuracy,
    priority: find('priority')?.by ?? 0,
    leastHits: hits?.least ?? 1,
    mostHits: hits?.most ?? 1,
    way: wayTo,
    wayNumber,
    surge: SURGES.indexOf(find('surge')?.when ?? 'never'),
    swiftIn: weatherNumber(find('charge')?.swiftIn),
    sureIn: weatherNumber(find('sure')?.in),
    sharp: has('sharp'),
    // A move that is sure in one weather only has `sureIn` instead.
    sure: move.effects.some((effect) => effect.kind === 'sure' && effect.in === undefined),
    charge: has('charge'),
    hide: find('charge')?.hide === true,
    crash: has('crash'),
    leaveAtOne: has('leaveAtOne'),
    sleeper: has('sleeper'),
    foul: has('foul'),
    focus: has('focus'),
    sacrifice: has('sacrifice'),
    great: has('great'),
    shatter: has('shatter'),
    effects: move.effects.flatMap((effect) => engineEffect(effect) ?? []),
  };
}
