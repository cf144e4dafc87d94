import { hitPercent } from '../model/stages.ts';
import { quartersOf } from './chart.ts';
import { CLEAR, HEALTHY, SLEEP } from './codes.ts';
import { boosted, LEAST_SPREAD, landed, plainDamage, SPREAD_SIDES, weathered } from './damage.ts';
import { chance, roll } from './dice.ts';
import type { Engine } from './engine.ts';
import { BLOCKED, FADED, FAILED, MISSED, note, UNAFFECTED } from './events.ts';
import { hit, isStanding } from './hurt.ts';
import {
  ACCURACY_STAGE,
  ACTIVE_AT,
  AILMENT,
  DAMAGE,
  DODGED,
  EVASION_STAGE,
  FORCE,
  GUARD_ROUND,
  HIDDEN,
  HP,
  LEAVING,
  LEVEL,
  LOCKED,
  MOST_HP,
  opposite,
  PAIR,
  QUARTERS,
  ROUND,
  SCREEN_UNTIL,
  type SideNumber,
  STRUCK,
  sideAt,
  TYPES,
  WEATHER,
} from './layout.ts';
import {
  ACCURACY,
  BY_ALL,
  BY_FORMULA,
  BY_HALF,
  BY_LEVEL,
  FLAGS,
  FOCUS,
  FOUL,
  LEAST_HITS,
  LEAVE_AT_ONE,
  MOST_HITS,
  MOVE_SIZE,
  POWER,
  SHARP,
  SHATTER,
  SLEEPER,
  SURE,
  SURE_IN,
  SURGE,
  TYPE,
  WAY,
  WAY_NUMBER,
  WHEN_AILING,
  WHEN_AILING_ITSELF,
  WHEN_HALF,
  WHEN_HIDDEN,
  WHEN_LEAVING,
} from './moveTable.ts';
import { attackNow, defenseNow } from './stats.ts';

export const CRITICAL_SIDES = 24;
export const SHARP_SIDES = 8;
const PLAIN_QUARTERS = 4;

/** Instead of the hit points taken: why there were none. A target that was not reached still leaves sure help to the user. */
export const MISS = -1;
export const UNTOUCHED = -2;
export const FAILURE = -3;

/** Whether a move finds the creature that hides on a side: it does where that hides with a move of its type. */
function findsHidden({ tables: { moves }, cells }: Engine, row: number, their: number): boolean {
  if (moves[row + SURGE] !== WHEN_HIDDEN || cells[their + HIDDEN] === 0) return false;
  return moves[cells[their + LOCKED]! * MOVE_SIZE + TYPE] === moves[row + TYPE];
}

/** Whether the moment has come at which a move is twice as strong; `their` is where the target's side stands. */
function isMoment(engine: Engine, row: number, user: number, their: number, target: number): boolean {
  const { cells, tables } = engine;
  switch (tables.moves[row + SURGE]) {
    case WHEN_AILING:
      return cells[target + AILMENT] !== HEALTHY;
    case WHEN_AILING_ITSELF:
      return cells[user + AILMENT] !== HEALTHY;
    case WHEN_HALF:
      return cells[target + HP]! * 2 <= cells[target + MOST_HP]!;
    case WHEN_LEAVING:
      return cells[their + LEAVING] === 1;
    default:
      return findsHidden(engine, row, their);
  }
}

/** The power of a move now: doubled where its moment has come. */
function powerNow(engine: Engine, row: number, user: number, their: number, target: number): number {
  const { moves } = engine.tables;
  const power = moves[row + POWER]!;
  return moves[row + SURGE] !== 0 && isMoment(engine, row, user, their, target) ? power * 2 : power;
}

/**
 * Damage of one hit before effectiveness and spread, between any two creatures of the sides: formula, weather,
 * screen (not for critical hits), critical, own type; each rounded down.
 */
export function fullDamage(
  engine: Engine,
  side: SideNumber,
  user: number,
  target: number,
  row: number,
  critical: boolean,
): number {
  const { cells, tables } = engine;
  const own = sideAt(side);
  const other = sideAt(opposite(side));
  const type = tables.moves[row + TYPE]!;
  const foul = (tables.moves[row + FLAGS]! & FOUL) !== 0;
  const attack = foul ? attackNow(cells, other, target, critical) : attackNow(cells, own, user, critical);
  const defense = defenseNow(cells, other, target, critical);
  const power = powerNow(engine, row, user, other, target);
  let damage = plainDamage(cells[user + FORCE]!, power, attack, defense);
  const weather = cells[WEATHER]!;
  if (weather !== CLEAR) damage = weathered(damage, type, weather);
  if (!critical && cells[other + SCREEN_UNTIL] !== 0) damage >>= 1;
  damage = boosted(damage, critical);
  return boosted(damage, ((cells[user + TYPES]! >> type) & 1) === 1);
}

/** Damage of a move that knows no formula. */
export function fixedDamage({ cells, tables }: Engine, row: number, user: number, target: number): number {
  const way = tables.moves[row + WAY]!;
  if (way === BY_LEVEL) return cells[user + LEVEL]!;
  if (way === BY_HALF) return Math.max(1, cells[target + HP]! >> 1);
  if (way === BY_ALL) return cells[target + HP]!;
  return tables.moves[row + WAY_NUMBER]!;
}

function hitOnce(engine: Engine, side: SideNumber, row: number, quarters: number): number {
  const { cells, tables } = engine;
  const { moves } = tables;
  const other = opposite(side);
  const user = cells[sideAt(side) + ACTIVE_AT]!;
  const target = cells[sideAt(other) + ACTIVE_AT]!;
  const flags = moves[row + FLAGS]!;
  let amount = 0;
  let critical = false;
  let mult = PLAIN_QUARTERS;
  if (moves[row + WAY] === BY_FORMULA) {
    critical = roll(engine, (flags & SHARP) !== 0 ? SHARP_SIDES : CRITICAL_SIDES) === 0;
    const spread = LEAST_SPREAD + roll(engine, SPREAD_SIDES);
    amount = landed(fullDamage(engine, side, user, target, row, critical), quarters, spread);
    mult = quarters;
  } else {
    amount = fixedDamage(engine, row, user, target);
  }
  if ((flags & LEAVE_AT_ONE) !== 0) amount = Math.min(amount, cells[target + HP]! - 1);
  return hit(engine, other, amount, mult, critical);
}

/** A move that cannot come to anything now: it needs a sleeper, quiet, or a target of no higher level. */
function isVain({ cells, tables }: Engine, own: number, user: number, target: number, row: number): boolean {
  const flags = tables.moves[row + FLAGS]!;
  if ((flags & SLEEPER) !== 0 && cells[target + AILMENT] !== SLEEP) return true;
  if ((flags & FOCUS) !== 0 && cells[own + STRUCK] === cells[ROUND]) return true;
  return tables.moves[row + WAY] === BY_ALL && cells[target + LEVEL]! > cells[user + LEVEL]!;
}

/** The move of `side` comes to nothing. */
export function fail(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  note(engine, FAILED, side);
  const other = sideAt(opposite(side));
  if (cells[other + DAMAGE] === 0) cells[other + DODGED] = 1;
}

/** Percent with which a move hits whom it can reach, at these stages of the user's accuracy and the target's evasion. */
export function accuracyNow(
  { tables, cells }: Engine,
  row: number,
  accuracyStage: number,
  evasionStage: number,
): number {
  const { moves } = tables;
  const accuracy = moves[row + ACCURACY]!;
  if ((moves[row + FLAGS]! & SURE) !== 0 || moves[row + SURE_IN] === cells[WEATHER]) return 100;
  return moves[row + WAY] === BY_ALL ? accuracy : hitPercent(accuracy, accuracyStage, evasionStage);
}

function miss(engine: Engine, side: SideNumber, move: number): void {
  note(engine, MISSED, side, move);
  engine.cells[sideAt(side) + DODGED] = 1;
}

/** Whether the target cannot be reached at all, for which no roll is made. */
function isUntouched(
  engine: Engine,
  other: SideNumber,
  move: number,
  row: number,
  quarters: number,
): boolean {
  const { cells } = engine;
  const target = sideAt(other);
  if (cells[target + HIDDEN] === 1 && !findsHidden(engine, row, target)) {
    miss(engine, other, move);
    return true;
  }
  if (cells[target + GUARD_ROUND] === cells[ROUND]) {
    note(engine, BLOCKED, other);
    cells[target + DODGED] = 1;
    return true;
  }
  if (quarters > 0) return false;
  note(engine, UNAFFECTED, other);
  cells[target + QUARTERS] = 0;
  return true;
}

/**
 * The damaging part of a move. Rolls: accuracy (unless certain), number of hits (where it varies), then for
 * each hit critical and spread. A target that cannot be reached or whose type is immune needs no roll.
 * @returns hit points taken, or `MISS`, `UNTOUCHED`, `FAILURE`
 */
export function strike(engine: Engine, side: SideNumber, move: number, row: number): number {
  const { cells, tables } = engine;
  const { moves } = tables;
  const other = opposite(side);
  const own = sideAt(side);
  const their = sideAt(other);
  const user = cells[own + ACTIVE_AT]!;
  const target = cells[their + ACTIVE_AT]!;
  if (isVain(engine, own, user, target, row)) {
    fail(engine, side);
    return FAILURE;
  }
  const quarters = quartersOf(moves[row + TYPE]!, cells[target + PAIR]!);
  if (isUntouched(engine, other, move, row, quarters)) return UNTOUCHED;
  const percent = accuracyNow(engine, row, cells[own + ACCURACY_STAGE]!, cells[their + EVASION_STAGE]!);
  if (!chance(engine, percent)) {
    miss(engine, other, move);
    return MISS;
  }
  if ((moves[row + FLAGS]! & SHATTER) !== 0 && cells[their + SCREEN_UNTIL] !== 0) fade(engine, other);
  const least = moves[row + LEAST_HITS]!;
  const most = moves[row + MOST_HITS]!;
  let left = most > least ? least + roll(engine, most - least + 1) : least;
  let total = 0;
  for (; left > 0 && isStanding(engine, other); left -= 1) total += hitOnce(engine, side, row, quarters);
  return total;
}

/** The screen before a side is over. */
export function fade(engine: Engine, side: SideNumber): void {
  note(engine, FADED, side);
  engine.cells[sideAt(side) + SCREEN_UNTIL] = 0;
}
