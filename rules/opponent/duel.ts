import { BURN, FREEZE, PARALYZ, POISON, SLEEP, TOXIC } from '../engine/codes.ts';
import type { Engine } from '../engine/engine.ts';
import {
  ACTIVE_AT,
  AILMENT,
  CONFUSED,
  HP,
  MOST_HP,
  OPPONENT,
  PLAYER,
  RESTING,
  SEEDED,
  type SideNumber,
  SLEPT,
  sideAt,
  TRAPPED,
  VARIANT,
  VENOM,
} from '../engine/layout.ts';
import { speedLead } from '../engine/order.ts';
import { bestDamage } from './damageEstimate.ts';
import { healthOf } from './health.ts';

/** A round in thousandths; who can do nothing at all needs `FOREVER`. */
const ROUND = 1000;
const FOREVER = 60 * ROUND;
const HUNDREDTHS = 100;
/** Rounds that frost (thawing with 20 %) and confusion cost on average. */
const FROST_ROUNDS = 4 * ROUND;
const CONFUSION_ROUNDS = ROUND;

/** The best that a creature does each round, in hundredths of a hit point. Paralysis takes every fourth turn. */
function strength(engine: Engine, side: SideNumber): number {
  const best = bestDamage(engine, side);
  const creature = engine.cells[sideAt(side) + ACTIVE_AT]!;
  return engine.cells[creature + AILMENT] === PARALYZ ? (best * 3) >> 2 : best;
}

/** What burn, poison, seed and trap take from a creature each round, in hundredths of a hit point. */
function lastingDamage({ cells }: Engine, side: SideNumber): number {
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  let sixteenths = 0;
  if (ailment === BURN) sixteenths += 1;
  if (ailment === POISON)
    sixteenths += cells[creature + VARIANT] === TOXIC ? cells[creature + VENOM]! + 2 : 2;
  if (cells[own + SEEDED] === 1) sixteenths += 3;
  if (cells[own + TRAPPED]! >= 0) sixteenths += 1;
  return ((cells[creature + MOST_HP]! * sixteenths) / 16) * HUNDREDTHS;
}

/** Rounds, in thousandths, that a creature will lose before it can act at all. */
function lostRounds({ cells }: Engine, side: SideNumber): number {
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  let rounds = 0;
  if (ailment === SLEEP) rounds += Math.max(0, 2 - cells[creature + SLEPT]!) * ROUND;
  if (ailment === FREEZE) rounds += FROST_ROUNDS;
  if (cells[own + CONFUSED]! >= 0) rounds += CONFUSION_ROUNDS;
  return cells[own + RESTING] === 1 ? rounds + ROUND : rounds;
}

/** Thousandths of a round until so many hit points are gone: half of it as a whole number of blows, half in part. */
function timeFor(hp: number, rate: number): number {
  if (rate <= 0) return FOREVER;
  const part = Math.trunc((hp * HUNDREDTHS * ROUND) / rate);
  const whole = Math.ceil(part / ROUND) * ROUND;
  return Math.min(FOREVER, (part + whole) >> 1);
}

/**
 * What is to be expected of the two in battle fighting on, in thousandths of a creature: above 0 where the
 * opponent's side is the likelier to win, the more the fresher it comes out of it.
 */
export function duelScore(engine: Engine): number {
  const { cells } = engine;
  const own = cells[sideAt(OPPONENT) + ACTIVE_AT]!;
  const their = cells[sideAt(PLAYER) + ACTIVE_AT]!;
  const gives = strength(engine, OPPONENT);
  const takes = strength(engine, PLAYER);
  const lead = speedLead(engine);
  const ahead = lead === 0 ? 0 : lead < 0 ? ROUND / 2 : -ROUND / 2;
  const needed = Math.max(
    1,
    timeFor(cells[their + HP]!, gives + lastingDamage(engine, PLAYER)) + lostRounds(engine, OPPONENT) - ahead,
  );
  const left = Math.max(
    1,
    timeFor(cells[own + HP]!, takes + lastingDamage(engine, OPPONENT)) + lostRounds(engine, PLAYER) + ahead,
  );
  return stakes(engine, own, their, needed, left, takes, gives);
}

function stakes(
  { cells }: Engine,
  own: number,
  their: number,
  needed: number,
  left: number,
  takes: number,
  gives: number,
): number {
  const win = (left * left) / (left * left + needed * needed);
  const mine = Math.max(0, cells[own + HP]! - (takes * needed) / ROUND / HUNDREDTHS);
  const theirs = Math.max(0, cells[their + HP]! - (gives * left) / ROUND / HUNDREDTHS);
  return Math.trunc(win * healthOf(cells, own, mine) - (1 - win) * healthOf(cells, their, theirs));
}
