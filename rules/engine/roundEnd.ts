import { release } from './conditions.ts';
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
} from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { ends } from './state/engine.ts';
import { note, WEATHERED } from './state/events.ts';
import type { EngineSide } from './state/sides.ts';
import { fade, hurt, isDecided, isStanding, mend, part } from './strike/strike.ts';

/** Fractions of the maximum hp that are lost each round, as divisors (16 is 1/16). Toxic poison grows to 15/16. */
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
/** Rounds after which fatigue begins: with the same two creatures in battle, and in a whole battle. */
export const PATIENCE = 50;
export const LONG_PATIENCE = 1000;
/** Types that sand does not hurt, and the type that hail does not hurt. */
export const STORMPROOF = typeBit('rock') | typeBit('ground') | typeBit('steel');
export const HAILPROOF = typeBit('ice');

function wearByAilment(engine: Engine, side: EngineSide): void {
  const { ailment, variant, venom } = side.creature;
  if (ailment === BURN) hurt(engine, side, part(side, 1, BURN_PART), BY_BURN);
  if (ailment !== POISON) return;
  const toxic = variant === TOXIC;
  const times = toxic ? Math.min(MOST_TOXIC, venom + 1) : 1;
  hurt(engine, side, part(side, times, toxic ? TOXIC_PART : POISON_PART), BY_POISON);
}

/** A seed moves hit points from the creature to the opposing one. */
function wearBySeed(engine: Engine, side: EngineSide): void {
  if (!side.seeded || !isStanding(side.other)) return;
  const amount = Math.min(part(side, 1, SEED_PART), side.creature.hp);
  hurt(engine, side, amount, BY_SEED);
  if (!isDecided(engine)) mend(engine, side.other, amount, HEALED_BY_SEED);
}

function wearByTrap(engine: Engine, side: EngineSide): void {
  if (side.trapped < 0 || !isStanding(side.other)) return;
  if (ends(engine, side.trapped, SHORTEST_TRAP, LONGEST_TRAP)) release(engine, side, TRAP);
  else hurt(engine, side, part(side, 1, TRAP_PART), BY_TRAP);
}

function wearByWeather(engine: Engine, side: EngineSide): void {
  const { weather } = engine;
  if (weather !== SAND && weather !== HAIL) return;
  const proof = weather === SAND ? STORMPROOF : HAILPROOF;
  if ((side.creature.types & proof) !== 0) return;
  hurt(engine, side, part(side, 1, WEATHER_PART), weather === SAND ? BY_SAND : BY_HAIL);
}

/** Rounds since fatigue began; 0 or less before. */
const overdue = ({ round, player, opponent }: Engine): number =>
  Math.max(round - Math.max(player.since, opponent.since) - PATIENCE, round - LONG_PATIENCE);

/** Costs a further sixteenth of the maximum hp each round, so that healing cannot keep a battle going for ever. */
function wearByFatigue(engine: Engine, side: EngineSide): void {
  const rounds = overdue(engine);
  if (rounds > 0) hurt(engine, side, part(side, rounds, FATIGUE_PART), BY_FATIGUE);
}

/** Whether the end of the round has nothing to do for this side: no burn, poison, seed, trap or screen. */
function isAtPeace({ creature, seeded, trapped, screenUntil }: EngineSide): boolean {
  const isWell = creature.ailment !== BURN && creature.ailment !== POISON;
  return isWell && !seeded && trapped < 0 && screenUntil === 0;
}

const isQuiet = (engine: Engine): boolean =>
  engine.weather === CLEAR && isAtPeace(engine.player) && isAtPeace(engine.opponent) && overdue(engine) <= 0;

const canWear = (engine: Engine, side: EngineSide): boolean => !isDecided(engine) && isStanding(side);

/** Ends a screen after its last round. If the side's creature has just fainted, the screen fades a round later. */
function fadeInTime(engine: Engine, side: EngineSide): void {
  const until = side.screenUntil;
  if (until > 0 && until <= engine.round && isStanding(side)) fade(engine, side);
}

/** Ends the screens and the weather whose last round this is. */
function passTime(engine: Engine): void {
  if (isDecided(engine)) return;
  fadeInTime(engine, engine.player);
  fadeInTime(engine, engine.opponent);
  if (engine.weather === CLEAR || engine.weatherUntil > engine.round) return;
  engine.weather = CLEAR;
  engine.weatherUntil = 0;
  note(engine, WEATHERED, engine.player, CLEAR);
}

/**
 * Plays the end of a round: ailments, seeds, traps, weather and fatigue take their parts of the maximum hp, each from
 * the side that acted first before the other; then screens and weather may end.
 */
export function endRound(engine: Engine, first: EngineSide): void {
  if (isQuiet(engine)) return;
  const second = first.other;
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
