import { hitPercent } from '../../model/stages.ts';
import { ACCURACY, CLEAR, EVASION, HEALTHY, PLAIN_QUARTERS, SLEEP } from '../state/codes.ts';
import { chance, roll } from '../state/dice.ts';
import type { Engine } from '../state/engine.ts';
import { BLOCKED, FADED, FAILED, MISSED, note, UNAFFECTED } from '../state/events.ts';
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
import type { EngineCreature, EngineSide } from '../state/sides.ts';
import { attackNow, defenseNow } from '../state/stats.ts';
import { quartersOf } from '../state/tables.ts';
import { boosted, LEAST_SPREAD, landed, plainDamage, SPREAD_SIDES, weathered } from './damage.ts';
import { hit, isStanding } from './hurt.ts';

export const CRITICAL_SIDES = 24;
export const SHARP_SIDES = 8;

/** Results of `strike` without a hit. After `UNTOUCHED`, effects that always help the user still apply. */
export const MISS = -1;
export const UNTOUCHED = -2;
export const FAILURE = -3;

/** Whether a move reaches a hidden creature: it does if that creature hides with a move of the same type. */
const findsHidden = (move: EngineMove, { hidden, locked }: EngineSide): boolean =>
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

function hitOnce(engine: Engine, side: EngineSide, move: EngineMove, quarters: number): number {
  const user = side.creature;
  const { other } = side;
  const target = other.creature;
  let amount = 0;
  let critical = false;
  let mult = PLAIN_QUARTERS;
  if (move.way === BY_FORMULA) {
    critical = roll(engine, move.sharp ? SHARP_SIDES : CRITICAL_SIDES) === 0;
    const spread = LEAST_SPREAD + roll(engine, SPREAD_SIDES);
    amount = landed(fullDamage(engine, side, user, target, move, critical), quarters, spread);
    mult = quarters;
  } else {
    amount = fixedDamage(move, user, target);
  }
  if (move.leaveAtOne) amount = Math.min(amount, target.hp - 1);
  return hit(engine, other, amount, mult, critical);
}

/** Whether a move must fail: it needs a sleeping target, a user not hit this round, or a target of no higher level. */
function isVain({ round }: Engine, side: EngineSide, move: EngineMove): boolean {
  const target = side.other.creature;
  if (move.sleeper && target.ailment !== SLEEP) return true;
  if (move.focus && side.struck === round) return true;
  return move.way === BY_ALL && target.level > side.creature.level;
}

/** Logs that the move of `side` fails. */
export function fail(engine: Engine, side: EngineSide): void {
  note(engine, FAILED, side);
  if (side.other.damage === 0) side.other.dodged = true;
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

/** `side` dodges the move. */
function miss(engine: Engine, side: EngineSide, move: EngineMove): void {
  note(engine, MISSED, side, move.number);
  side.dodged = true;
}

/** Whether the target is out of reach, protected or immune; if so, logs it. No roll is made for such a target. */
function isUntouched(engine: Engine, target: EngineSide, move: EngineMove, quarters: number): boolean {
  if (target.hidden && !findsHidden(move, target)) {
    miss(engine, target, move);
    return true;
  }
  if (target.guardRound === engine.round) {
    note(engine, BLOCKED, target);
    target.dodged = true;
    return true;
  }
  if (quarters > 0) return false;
  note(engine, UNAFFECTED, target);
  target.quarters = 0;
  return true;
}

/**
 * Plays the damaging part of a move. Rolls: accuracy (unless certain), number of hits (if it varies), then critical
 * and spread for each hit (unless the damage is fixed). No roll if the target cannot be reached or its type is
 * immune.
 * @returns hit points taken, or `MISS`, `UNTOUCHED`, `FAILURE`
 */
export function strike(engine: Engine, side: EngineSide, move: EngineMove): number {
  const { other } = side;
  if (isVain(engine, side, move)) {
    fail(engine, side);
    return FAILURE;
  }
  const quarters = quartersOf(move.type, other.creature.pair);
  if (isUntouched(engine, other, move, quarters)) return UNTOUCHED;
  if (!chance(engine, accuracyNow(engine, move, side.stages[ACCURACY]!, other.stages[EVASION]!))) {
    miss(engine, other, move);
    return MISS;
  }
  if (move.shatter && other.screenUntil !== 0) fade(engine, other);
  const { leastHits: least, mostHits: most } = move;
  let left = most > least ? least + roll(engine, most - least + 1) : least;
  let total = 0;
  for (; left > 0 && isStanding(other); left -= 1) total += hitOnce(engine, side, move, quarters);
  return total;
}

/** Ends the screen of a side. */
export function fade(engine: Engine, side: EngineSide): void {
  note(engine, FADED, side);
  side.screenUntil = 0;
}
