import {
  ACCURACY,
  BY_CONFUSION,
  BY_MOVE,
  BY_POISON,
  BY_TRAP,
  EVASION,
  PLAIN_QUARTERS,
  SLEEP,
  TOXIC,
} from '../state/codes.ts';
import { chance, type Engine, quartersOf, roll } from '../state/engine.ts';
import {
  BLOCKED,
  DAMAGED,
  FADED,
  FAILED,
  FAINTED,
  HEALED,
  MISSED,
  note,
  UNAFFECTED,
} from '../state/events.ts';
import { BY_ALL, BY_FORMULA, type EngineMove } from '../state/moves.ts';
import type { EngineSide } from '../state/sides.ts';
import {
  accuracyNow,
  findsHidden,
  fixedDamage,
  fullDamage,
  LEAST_SPREAD,
  landed,
  SPREAD_SIDES,
} from './damage.ts';

/** Whether the creature in battle still stands. */
export const isStanding = (side: EngineSide): boolean => side.creature.hp > 0;

/** Whether all creatures of one side have fainted. Nothing more happens in the round after that. */
export const isDecided = ({ player, opponent }: Engine): boolean =>
  player.standing === 0 || opponent.standing === 0;

/** Changes that a cause of damage brings beside the hit points. */
function mark(side: EngineSide, cause: number): void {
  if (cause === BY_CONFUSION) {
    side.confused += 1;
    loseHold(side);
  } else if (cause === BY_TRAP) {
    side.trapped += 1;
  } else if (cause === BY_POISON && side.creature.variant === TOXIC) {
    side.creature.venom += 1;
  }
}

/** Losing a turn ends a charge or rampage. */
export function loseHold(side: EngineSide): void {
  side.locked = null;
  side.hidden = false;
  side.raged = 0;
}

/** Takes hit points and logs it. @returns hit points lost, at most those the creature had */
function take(
  engine: Engine,
  side: EngineSide,
  amount: number,
  cause: number,
  quarters: number,
  critical: boolean,
): number {
  const { creature } = side;
  const lost = Math.min(amount, creature.hp);
  creature.hp -= lost;
  if (creature.hp === 0) side.standing -= 1;
  note(engine, DAMAGED, side, cause, lost, creature.hp, quarters, critical);
  return lost;
}

/** Takes hit points from the creature in battle for any cause but a move. The creature faints at 0. */
export function hurt(engine: Engine, side: EngineSide, amount: number, cause: number): void {
  take(engine, side, amount, cause, PLAIN_QUARTERS, false);
  mark(side, cause);
  if (!isStanding(side)) note(engine, FAINTED, side, side.active);
}

/**
 * Takes hit points from the creature in battle for a hit of a move.
 * @returns hit points lost, at most those it had
 */
function hit(engine: Engine, side: EngineSide, amount: number, quarters: number, critical: boolean): number {
  const lost = take(engine, side, amount, BY_MOVE, quarters, critical);
  side.quarters = quarters;
  side.damage += lost;
  side.struck = engine.round;
  if (!isStanding(side)) note(engine, FAINTED, side, side.active);
  return lost;
}

/** Restores hit points, up to the maximum. Does nothing at full hp. */
export function mend(engine: Engine, side: EngineSide, amount: number, cause: number): void {
  const { creature } = side;
  const gained = Math.min(amount, creature.mostHp - creature.hp);
  if (gained <= 0) return;
  creature.hp += gained;
  note(engine, HEALED, side, cause, gained, creature.hp);
}

/** `percent` of `amount`, rounded down, but at least 1. */
export const share = (amount: number, percent: number): number => Math.max(1, ((amount * percent) / 100) | 0);

/** The fraction `times` / `of` of the maximum hp of the creature in battle, rounded down, but at least 1. */
export const part = ({ creature }: EngineSide, times: number, of: number): number =>
  Math.max(1, ((creature.mostHp * times) / of) | 0);

export const CRITICAL_SIDES = 24;
export const SHARP_SIDES = 8;

/** Results of `strike` without a hit. After `UNTOUCHED`, effects that always help the user still apply. */
export const MISS = -1;
export const UNTOUCHED = -2;
export const FAILURE = -3;

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
