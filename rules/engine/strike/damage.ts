import { hitPercent } from '../../model/sides.ts';
import { ACCURACY, CLEAR, EVASION, FIRE, HAIL, HEALTHY, RAIN, SAND, SUN, WATER } from '../state/codes.ts';
import { type Engine, quartersOf } from '../state/engine.ts';
import {
  BY_ALL,
  BY_FORMULA,
  BY_HALF,
  BY_LEVEL,
  type EngineMove,
  WHEN_AILING,
  WHEN_AILING_ITSELF,
  WHEN_HALF,
  WHEN_HIDDEN,
  WHEN_LEAVING,
  WHEN_NEVER,
} from '../state/moves.ts';
import { attackNow, defenseNow, type EngineCreature, type EngineSide, isUsedUp } from '../state/sides.ts';

/**
 * Base damage: ⌊⌊force·power·attack/defense⌋/50⌋ + 2, where force is ⌊2·level/5⌋ + 2. The classic formula (since the
 * third generation). All arguments are whole and at least 1.
 */
export const plainDamage = (force: number, power: number, attack: number, defense: number): number =>
  (((((force * power * attack) / defense) | 0) / 50) | 0) + 2;

/** Fire does half more damage in the sun and half as much in the rain, water the other way round; rounded down. */
export function weathered(damage: number, type: number, weather: number): number {
  if (weather === CLEAR || weather === SAND || weather === HAIL) return damage;
  if (type === FIRE) return weather === SUN ? (damage * 3) >> 1 : damage >> 1;
  if (type === WATER) return weather === RAIN ? (damage * 3) >> 1 : damage >> 1;
  return damage;
}

/** Half more damage, rounded down, if `isSo`: critical hits (since the sixth generation), moves of the own type. */
export const boosted = (damage: number, isSo: boolean): number => (isSo ? (damage * 3) >> 1 : damage);

/** Applies effectiveness in quarters (0, 1, 2, 4, 8 or 16), then spread in percent; rounded down each, at least 1. */
export const landed = (damage: number, quarters: number, spread: number): number =>
  Math.max(1, ((((damage * quarters) >> 2) * spread) / 100) | 0);

export const LEAST_SPREAD = 85;
export const MOST_SPREAD = 100;
/** Number of different spreads: a hit does 85 to 100 percent of the full damage, each equally likely. */
export const SPREAD_SIDES = MOST_SPREAD - LEAST_SPREAD + 1;

/** Whether a move reaches a hidden creature: it does if that creature hides with a move of the same type. */
export const findsHidden = (move: EngineMove, { hidden, locked }: EngineSide): boolean =>
  move.surge === WHEN_HIDDEN && hidden && locked?.type === move.type;

/** Whether the condition holds under which the move's power doubles against a creature of the side `other`. */
function isMoment(
  move: EngineMove,
  user: EngineCreature,
  other: EngineSide,
  target: EngineCreature,
): boolean {
  switch (move.surge) {
    case WHEN_AILING:
      return target.ailment !== HEALTHY;
    case WHEN_AILING_ITSELF:
      return user.ailment !== HEALTHY;
    case WHEN_HALF:
      return target.hp * 2 <= target.mostHp;
    case WHEN_LEAVING:
      return other.leaving;
    default:
      return findsHidden(move, other);
  }
}

/** The power of a move now: doubled if its condition holds. */
function powerNow(move: EngineMove, user: EngineCreature, other: EngineSide, target: EngineCreature): number {
  const { power, surge } = move;
  return surge !== WHEN_NEVER && isMoment(move, user, other, target) ? power * 2 : power;
}

/**
 * Damage of one hit before effectiveness and spread, between any two creatures of the sides. Applies formula,
 * weather, screen (not for critical hits), critical hit and own type; each rounded down.
 */
export function fullDamage(
  { weather }: Engine,
  side: EngineSide,
  user: EngineCreature,
  target: EngineCreature,
  move: EngineMove,
  critical: boolean,
): number {
  const { other } = side;
  const attack = move.foul ? attackNow(other, target, critical) : attackNow(side, user, critical);
  const defense = defenseNow(other, target, critical);
  const power = powerNow(move, user, other, target);
  let damage = plainDamage(user.force, power, attack, defense);
  if (weather !== CLEAR) damage = weathered(damage, move.type, weather);
  if (!critical && other.screenUntil !== 0) damage >>= 1;
  damage = boosted(damage, critical);
  return boosted(damage, ((user.types >> move.type) & 1) === 1);
}

/** Damage of a move that does not use the formula. */
export function fixedDamage(
  { way, wayNumber }: EngineMove,
  user: EngineCreature,
  target: EngineCreature,
): number {
  if (way === BY_LEVEL) return user.level;
  if (way === BY_HALF) return Math.max(1, target.hp >> 1);
  if (way === BY_ALL) return target.hp;
  return wayNumber;
}

/** Chance in percent to hit a target within reach, at these stages of the user's accuracy and the target's evasion. */
export function accuracyNow(
  { weather }: Engine,
  move: EngineMove,
  accuracyStage: number,
  evasionStage: number,
): number {
  if (move.sure || move.sureIn === weather) return 100;
  return move.way === BY_ALL ? move.accuracy : hitPercent(move.accuracy, accuracyStage, evasionStage);
}

/** What a move would do: least and most damage of all hits without critical ones, and the chance to hit in percent. */
export interface Preview {
  least: number;
  most: number;
  chance: number;
}

function seeNothing(seen: Preview): Preview {
  seen.least = 0;
  seen.most = 0;
  seen.chance = 0;
  return seen;
}

/**
 * What a move of `side`'s creature `user` would do now to the other side's creature `target`. Counts weather, screen,
 * ailments, effectiveness and, for creatures in battle, stages. The damage is not limited to the target's hp. All 0
 * if the target's type is immune, if its level is too high for a one-hit knockout, or if the side has used its great move.
 * @param seen is filled and returned, so that nothing is allocated
 */
export function preview(
  engine: Engine,
  side: EngineSide,
  user: EngineCreature,
  move: EngineMove,
  target: EngineCreature,
  seen: Preview,
): Preview {
  const { other } = side;
  const quarters = quartersOf(move.type, target.pair);
  if (quarters === 0 || (move.way === BY_ALL && target.level > user.level) || isUsedUp(side, move))
    return seeNothing(seen);
  const accuracy = side.creature === user ? side.stages[ACCURACY]! : 0;
  const evasion = other.creature === target ? other.stages[EVASION]! : 0;
  seen.chance = accuracyNow(engine, move, accuracy, evasion);
  if (move.way === BY_FORMULA) {
    const full = fullDamage(engine, side, user, target, move, false);
    seen.least = landed(full, quarters, LEAST_SPREAD) * move.leastHits;
    seen.most = landed(full, quarters, MOST_SPREAD) * move.mostHits;
    return seen;
  }
  seen.least = fixedDamage(move, user, target);
  seen.most = seen.least;
  return seen;
}
