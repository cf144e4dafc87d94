import { cureAilment, release } from './conditions.ts';
import {
  BY_CONFUSION,
  CONFUSE,
  FLINCH,
  FREEZE,
  HELD_BY_RECHARGE,
  OWN_REST,
  PARALYZ,
  PLAIN_QUARTERS,
  SLEEP,
} from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { chance, ends, roll } from './state/engine.ts';
import { HELD, note } from './state/events.ts';
import type { EngineSide } from './state/sides.ts';
import { attackNow, defenseNow } from './state/sides.ts';
import { LEAST_SPREAD, landed, plainDamage, SPREAD_SIDES } from './strike/damage.ts';
import { hurt, loseHold } from './strike/strike.ts';

export const THAW = 20;
export const PARALYZED = 25;
export const SELF_HIT = 33;
export const SELF_HIT_POWER = 40;
export const LONGEST_SLEEP = 3;
export const OWN_REST_ROUNDS = 2;
export const SHORTEST_CONFUSION = 2;
export const LONGEST_CONFUSION = 4;
const NOTHING = -1;

function sleeps(engine: Engine, side: EngineSide): boolean {
  const { creature } = side;
  const { slept, variant } = creature;
  if (variant === OWN_REST ? slept < OWN_REST_ROUNDS : !ends(engine, slept, 1, LONGEST_SLEEP)) return true;
  cureAilment(engine, side, creature, -1);
  return false;
}

function isFrozen(engine: Engine, side: EngineSide): boolean {
  if (!chance(engine, THAW)) return true;
  cureAilment(engine, side, side.creature, -1);
  return false;
}

function holdingCause(engine: Engine, side: EngineSide): number {
  const { ailment } = side.creature;
  if (side.resting) return HELD_BY_RECHARGE;
  if (ailment === SLEEP && sleeps(engine, side)) return SLEEP;
  if (ailment === FREEZE && isFrozen(engine, side)) return FREEZE;
  if (side.flinching) return FLINCH;
  if (ailment === PARALYZ && chance(engine, PARALYZED)) return PARALYZ;
  return NOTHING;
}

/** The creature hits itself: power 40, no type, never critical. */
function hitItself(engine: Engine, side: EngineSide): void {
  const { creature } = side;
  const attack = attackNow(side, creature, false);
  const defense = defenseNow(side, creature, false);
  const damage = plainDamage(creature.force, SELF_HIT_POWER, attack, defense);
  const spread = LEAST_SPREAD + roll(engine, SPREAD_SIDES);
  hurt(engine, side, landed(damage, PLAIN_QUARTERS, spread), BY_CONFUSION);
}

function isConfused(engine: Engine, side: EngineSide): boolean {
  if (side.confused < 0) return false;
  if (ends(engine, side.confused, SHORTEST_CONFUSION, LONGEST_CONFUSION)) {
    release(engine, side, CONFUSE);
    return false;
  }
  if (!chance(engine, SELF_HIT)) return false;
  hitItself(engine, side);
  return true;
}

/** A lost round clears flinching and resting, whatever the cause was. */
function holdBack(engine: Engine, side: EngineSide, cause: number): void {
  note(engine, HELD, side, cause);
  side.flinching = false;
  side.resting = false;
  if (cause === SLEEP) side.creature.slept += 1;
  loseHold(side);
}

/**
 * Whether something keeps the creature from acting; also applies what follows from it. Checked in this order:
 * resting, sleep (1 to 3 rounds lost), frost (thaws with 20 % each round), flinching, paralysis (25 %), confusion (2
 * to 4 rounds, 33 % to hit itself).
 */
export function isHeld(engine: Engine, side: EngineSide): boolean {
  const cause = holdingCause(engine, side);
  if (cause === NOTHING) return isConfused(engine, side);
  holdBack(engine, side, cause);
  return true;
}
