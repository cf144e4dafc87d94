import { BY_CONFUSION, CONFUSE, FLINCH, FREEZE, OWN_REST, PARALYZ, RECHARGE, SLEEP } from './codes.ts';
import { cureAilment, release } from './conditions.ts';
import { LEAST_SPREAD, landed, plainDamage, SPREAD_SIDES } from './damage.ts';
import { chance, ends, roll } from './dice.ts';
import type { Engine } from './engine.ts';
import { HELD, note } from './events.ts';
import { hurt, loseHold } from './hurt.ts';
import {
  ACTIVE_AT,
  AILMENT,
  CONFUSED,
  FLINCHING,
  FORCE,
  RESTING,
  type SideNumber,
  SLEPT,
  sideAt,
  VARIANT,
} from './layout.ts';
import { attackNow, defenseNow } from './stats.ts';

export const THAW = 20;
export const PARALYZED = 25;
export const SELF_HIT = 33;
export const SELF_HIT_POWER = 40;
export const LONGEST_SLEEP = 3;
export const OWN_REST_ROUNDS = 2;
export const SHORTEST_CONFUSION = 2;
export const LONGEST_CONFUSION = 4;
const NO_TYPE_QUARTERS = 4;
const NOTHING = -1;

function sleeps(engine: Engine, side: SideNumber, creature: number): boolean {
  const slept = engine.cells[creature + SLEPT]!;
  const ownRest = engine.cells[creature + VARIANT] === OWN_REST;
  if (ownRest ? slept < OWN_REST_ROUNDS : !ends(engine, slept, 1, LONGEST_SLEEP)) return true;
  cureAilment(engine, side, creature, -1);
  return false;
}

function isFrozen(engine: Engine, side: SideNumber, creature: number): boolean {
  if (!chance(engine, THAW)) return true;
  cureAilment(engine, side, creature, -1);
  return false;
}

function holdingCause(engine: Engine, side: SideNumber): number {
  const { cells } = engine;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  if (cells[own + RESTING] === 1) return RECHARGE;
  if (ailment === SLEEP && sleeps(engine, side, creature)) return SLEEP;
  if (ailment === FREEZE && isFrozen(engine, side, creature)) return FREEZE;
  if (cells[own + FLINCHING] === 1) return FLINCH;
  if (ailment === PARALYZ && chance(engine, PARALYZED)) return PARALYZ;
  return NOTHING;
}

/** A hit at itself: power 40 of no type, never critical. */
function hitItself(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const attack = attackNow(cells, own, creature, false);
  const defense = defenseNow(cells, own, creature, false);
  const damage = plainDamage(cells[creature + FORCE]!, SELF_HIT_POWER, attack, defense);
  const spread = LEAST_SPREAD + roll(engine, SPREAD_SIDES);
  hurt(engine, side, landed(damage, NO_TYPE_QUARTERS, spread), BY_CONFUSION);
}

function isConfused(engine: Engine, side: SideNumber): boolean {
  const confused = engine.cells[sideAt(side) + CONFUSED]!;
  if (confused < 0) return false;
  if (ends(engine, confused, SHORTEST_CONFUSION, LONGEST_CONFUSION)) {
    release(engine, side, CONFUSE);
    return false;
  }
  if (!chance(engine, SELF_HIT)) return false;
  hitItself(engine, side);
  return true;
}

/** A round spent in holding back uses up flinching and resting, whatever the cause was. */
function holdBack(engine: Engine, side: SideNumber, cause: number): void {
  const { cells } = engine;
  const own = sideAt(side);
  note(engine, HELD, side, cause);
  cells[own + FLINCHING] = 0;
  cells[own + RESTING] = 0;
  if (cause === SLEEP) cells[cells[own + ACTIVE_AT]! + SLEPT]! += 1;
  loseHold(cells, own);
}

/**
 * Whether something keeps the creature from acting, and what that does. In this order: resting, sleep (1 to 3
 * rounds lost), frost (thaws with 20 % each round), flinching, paralysis (25 %), confusion (2 to 4 rounds,
 * 33 % to hit itself).
 */
export function isHeld(engine: Engine, side: SideNumber): boolean {
  const cause = holdingCause(engine, side);
  if (cause === NOTHING) return isConfused(engine, side);
  holdBack(engine, side, cause);
  return true;
}
