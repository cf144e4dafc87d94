import { BY_CONFUSION, CONFUSE, FLINCH, FREEZE, OWN_REST, PARALYZ, RECHARGE, SLEEP } from './codes.ts';
import { cure, release } from './conditions.ts';
import { LEAST_SPREAD, landed, plainDamage, SPREAD_SIDES } from './damage.ts';
import { chance, ends, roll } from './dice.ts';
import type { Game } from './engine.ts';
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

function sleeps(game: Game, side: SideNumber, creature: number): boolean {
  const slept = game.cells[creature + SLEPT]!;
  const ownRest = game.cells[creature + VARIANT] === OWN_REST;
  if (ownRest ? slept < OWN_REST_ROUNDS : !ends(game, slept, 1, LONGEST_SLEEP)) return true;
  cure(game, side, creature, -1);
  return false;
}

function isFrozen(game: Game, side: SideNumber, creature: number): boolean {
  if (!chance(game, THAW)) return true;
  cure(game, side, creature, -1);
  return false;
}

function holdingCause(game: Game, side: SideNumber): number {
  const { cells } = game;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  if (cells[own + RESTING] === 1) return RECHARGE;
  if (ailment === SLEEP && sleeps(game, side, creature)) return SLEEP;
  if (ailment === FREEZE && isFrozen(game, side, creature)) return FREEZE;
  if (cells[own + FLINCHING] === 1) return FLINCH;
  if (ailment === PARALYZ && chance(game, PARALYZED)) return PARALYZ;
  return NOTHING;
}

/** A hit at itself: power 40 of no type, never critical. */
function hitItself(game: Game, side: SideNumber): void {
  const { cells } = game;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const attack = attackNow(cells, own, creature, false);
  const defense = defenseNow(cells, own, creature, false);
  const damage = plainDamage(cells[creature + FORCE]!, SELF_HIT_POWER, attack, defense);
  const spread = LEAST_SPREAD + roll(game, SPREAD_SIDES);
  hurt(game, side, landed(damage, NO_TYPE_QUARTERS, spread), BY_CONFUSION);
}

function isConfused(game: Game, side: SideNumber): boolean {
  const confused = game.cells[sideAt(side) + CONFUSED]!;
  if (confused < 0) return false;
  if (ends(game, confused, SHORTEST_CONFUSION, LONGEST_CONFUSION)) {
    release(game, side, CONFUSE);
    return false;
  }
  if (!chance(game, SELF_HIT)) return false;
  hitItself(game, side);
  return true;
}

/** A round spent in holding back uses up flinching and resting, whatever the cause was. */
function holdBack(game: Game, side: SideNumber, cause: number): void {
  const { cells } = game;
  const own = sideAt(side);
  note(game, HELD, side, cause);
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
export function isHeld(game: Game, side: SideNumber): boolean {
  const cause = holdingCause(game, side);
  if (cause === NOTHING) return isConfused(game, side);
  holdBack(game, side, cause);
  return true;
}
