import {
  BURN,
  BY_BURN,
  BY_FATIGUE,
  BY_HAIL,
  BY_POISON,
  BY_SAND,
  BY_SEED,
  BY_TRAP,
  CLEAR,
  HAIL,
  HEALED_BY_SEED,
  POISON,
  SAND,
  TOXIC,
  TRAP,
  typeBit,
} from './codes.ts';
import { release } from './conditions.ts';
import { ends } from './dice.ts';
import type { Engine } from './engine.ts';
import { note, WEATHERED } from './events.ts';
import { hurt, isDecided, isStanding, mend, part } from './hurt.ts';
import {
  ACTIVE_AT,
  AILMENT,
  HP,
  OPPONENT,
  opposite,
  PLAYER,
  ROUND,
  SCREEN_UNTIL,
  SEEDED,
  SINCE,
  type SideNumber,
  sideAt,
  TRAPPED,
  TYPES,
  VARIANT,
  VENOM,
  WEATHER,
  WEATHER_UNTIL,
} from './layout.ts';
import { fade } from './strike.ts';

/** Parts of the maximum hp that are lost each round. */
export const BURN_PART = 16;
export const POISON_PART = 8;
export const TOXIC_PART = 16;
export const MOST_TOXIC = 15;
export const SEED_PART = 8;
export const TRAP_PART = 8;
export const WEATHER_PART = 16;
export const FATIGUE_PART = 16;
export const SHORTEST_TRAP = 4;
export const LONGEST_TRAP = 5;
/** Rounds that the same two creatures may face each other before both tire, and that a battle may last before all do. */
export const PATIENCE = 50;
export const LONG_PATIENCE = 1000;
/** Types that a storm does not touch. */
export const STORMPROOF = typeBit('rock') | typeBit('ground') | typeBit('steel');
export const HAILPROOF = typeBit('ice');

function wearByAilment(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const creature = cells[sideAt(side) + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  if (ailment === BURN) hurt(engine, side, part(engine, side, 1, BURN_PART), BY_BURN);
  if (ailment !== POISON) return;
  const toxic = cells[creature + VARIANT] === TOXIC;
  const times = toxic ? Math.min(MOST_TOXIC, cells[creature + VENOM]! + 1) : 1;
  hurt(engine, side, part(engine, side, times, toxic ? TOXIC_PART : POISON_PART), BY_POISON);
}

/** What a seed takes goes to whoever faces the creature. */
function wearBySeed(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const other = opposite(side);
  if (cells[sideAt(side) + SEEDED] === 0 || !isStanding(engine, other)) return;
  const amount = Math.min(part(engine, side, 1, SEED_PART), cells[cells[sideAt(side) + ACTIVE_AT]! + HP]!);
  hurt(engine, side, amount, BY_SEED);
  if (!isDecided(engine)) mend(engine, other, amount, HEALED_BY_SEED);
}

function wearByTrap(engine: Engine, side: SideNumber): void {
  const trapped = engine.cells[sideAt(side) + TRAPPED]!;
  if (trapped < 0 || !isStanding(engine, opposite(side))) return;
  if (ends(engine, trapped, SHORTEST_TRAP, LONGEST_TRAP)) release(engine, side, TRAP);
  else hurt(engine, side, part(engine, side, 1, TRAP_PART), BY_TRAP);
}

function wearByWeather(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const weather = cells[WEATHER]!;
  if (weather !== SAND && weather !== HAIL) return;
  const proof = weather === SAND ? STORMPROOF : HAILPROOF;
  if ((cells[cells[sideAt(side) + ACTIVE_AT]! + TYPES]! & proof) !== 0) return;
  hurt(engine, side, part(engine, side, 1, WEATHER_PART), weather === SAND ? BY_SAND : BY_HAIL);
}

/** Rounds beyond patience with this rival, or with this battle. */
function overdue({ cells }: Engine): number {
  const since = Math.max(cells[sideAt(PLAYER) + SINCE]!, cells[sideAt(OPPONENT) + SINCE]!);
  const round = cells[ROUND]!;
  return Math.max(round - since - PATIENCE, round - LONG_PATIENCE);
}

/** Grows by a sixteenth of the maximum hp with each round, so that no healing keeps a battle going for ever. */
function wearByFatigue(engine: Engine, side: SideNumber): void {
  const rounds = overdue(engine);
  if (rounds > 0) hurt(engine, side, part(engine, side, rounds, FATIGUE_PART), BY_FATIGUE);
}

/** Whether nothing at all can wear this side down at the end of the round. */
function isAtPeace({ cells }: Engine, side: SideNumber): boolean {
  const own = sideAt(side);
  const ailment = cells[cells[own + ACTIVE_AT]! + AILMENT]!;
  const isWell = ailment !== BURN && ailment !== POISON;
  return isWell && cells[own + SEEDED] === 0 && cells[own + TRAPPED]! < 0 && cells[own + SCREEN_UNTIL] === 0;
}

const isQuiet = (engine: Engine): boolean =>
  engine.cells[WEATHER] === CLEAR &&
  isAtPeace(engine, PLAYER) &&
  isAtPeace(engine, OPPONENT) &&
  overdue(engine) <= 0;

const canWear = (engine: Engine, side: SideNumber): boolean => !isDecided(engine) && isStanding(engine, side);

/** A screen whose time has come; where its creature has just fainted, it fades a round later. */
function fadeInTime(engine: Engine, side: SideNumber): void {
  const until = engine.cells[sideAt(side) + SCREEN_UNTIL]!;
  if (until > 0 && until <= engine.cells[ROUND]! && isStanding(engine, side)) fade(engine, side);
}

/** The screens and the weather that end with this round. */
function passTime(engine: Engine): void {
  const { cells } = engine;
  if (isDecided(engine)) return;
  fadeInTime(engine, PLAYER);
  fadeInTime(engine, OPPONENT);
  if (cells[WEATHER] === CLEAR || cells[WEATHER_UNTIL]! > cells[ROUND]!) return;
  cells[WEATHER] = CLEAR;
  cells[WEATHER_UNTIL] = 0;
  note(engine, WEATHERED, PLAYER, CLEAR, 0, 0);
}

/**
 * The end of a round: ailments, seeds, traps, weather and fatigue take their parts of the maximum hp, each in the
 * order in which the two had their turns; then screens and weather may end.
 */
export function endRound(engine: Engine, first: SideNumber): void {
  if (isQuiet(engine)) return;
  const second = opposite(first);
  if (canWear(engine, first)) wearByAilment(engine, first);
  if (canWear(engine, second)) wearByAilment(engine, second);
  if (canWear(engine, first)) wearBySeed(engine, first);
  if (canWear(engine, second)) wearBySeed(engine, second);
  if (canWear(engine, first)) wearByTrap(engine, first);
  if (canWear(engine, second)) wearByTrap(engine, second);
  if (canWear(engine, first)) wearByWeather(engine, first);
  if (canWear(engine, second)) wearByWeather(engine, second);
  if (canWear(engine, first)) wearByFatigue(engine, first);
  if (canWear(engine, second)) wearByFatigue(engine, second);
  passTime(engine);
}
