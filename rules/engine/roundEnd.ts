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
import type { Game } from './engine.ts';
import { note, WEATHERED } from './events.ts';
import { hurt, isDecided, mend, part, stands } from './hurt.ts';
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

function wearByAilment(game: Game, side: SideNumber): void {
  const { cells } = game;
  const creature = cells[sideAt(side) + ACTIVE_AT]!;
  const ailment = cells[creature + AILMENT]!;
  if (ailment === BURN) hurt(game, side, part(game, side, 1, BURN_PART), BY_BURN);
  if (ailment !== POISON) return;
  const toxic = cells[creature + VARIANT] === TOXIC;
  const times = toxic ? Math.min(MOST_TOXIC, cells[creature + VENOM]! + 1) : 1;
  hurt(game, side, part(game, side, times, toxic ? TOXIC_PART : POISON_PART), BY_POISON);
}

/** What a seed takes goes to whoever faces the creature. */
function wearBySeed(game: Game, side: SideNumber): void {
  const { cells } = game;
  const other = opposite(side);
  if (cells[sideAt(side) + SEEDED] === 0 || !stands(game, other)) return;
  const amount = Math.min(part(game, side, 1, SEED_PART), cells[cells[sideAt(side) + ACTIVE_AT]! + HP]!);
  hurt(game, side, amount, BY_SEED);
  if (!isDecided(game)) mend(game, other, amount, HEALED_BY_SEED);
}

function wearByTrap(game: Game, side: SideNumber): void {
  const trapped = game.cells[sideAt(side) + TRAPPED]!;
  if (trapped < 0 || !stands(game, opposite(side))) return;
  if (ends(game, trapped, SHORTEST_TRAP, LONGEST_TRAP)) release(game, side, TRAP);
  else hurt(game, side, part(game, side, 1, TRAP_PART), BY_TRAP);
}

function wearByWeather(game: Game, side: SideNumber): void {
  const { cells } = game;
  const weather = cells[WEATHER]!;
  if (weather !== SAND && weather !== HAIL) return;
  const proof = weather === SAND ? STORMPROOF : HAILPROOF;
  if ((cells[cells[sideAt(side) + ACTIVE_AT]! + TYPES]! & proof) !== 0) return;
  hurt(game, side, part(game, side, 1, WEATHER_PART), weather === SAND ? BY_SAND : BY_HAIL);
}

/** Rounds beyond patience with this rival, or with this battle. */
function overdue({ cells }: Game): number {
  const since = Math.max(cells[sideAt(PLAYER) + SINCE]!, cells[sideAt(OPPONENT) + SINCE]!);
  const round = cells[ROUND]!;
  return Math.max(round - since - PATIENCE, round - LONG_PATIENCE);
}

/** Grows by a sixteenth of the maximum hp with each round, so that no healing keeps a battle going for ever. */
function wearByFatigue(game: Game, side: SideNumber): void {
  const rounds = overdue(game);
  if (rounds > 0) hurt(game, side, part(game, side, rounds, FATIGUE_PART), BY_FATIGUE);
}

/** Whether nothing at all can wear this side down at the end of the round. */
function isAtPeace({ cells }: Game, side: SideNumber): boolean {
  const own = sideAt(side);
  const ailment = cells[cells[own + ACTIVE_AT]! + AILMENT]!;
  const isWell = ailment !== BURN && ailment !== POISON;
  return isWell && cells[own + SEEDED] === 0 && cells[own + TRAPPED]! < 0 && cells[own + SCREEN_UNTIL] === 0;
}

const isQuiet = (game: Game): boolean =>
  game.cells[WEATHER] === CLEAR && isAtPeace(game, PLAYER) && isAtPeace(game, OPPONENT) && overdue(game) <= 0;

const canWear = (game: Game, side: SideNumber): boolean => !isDecided(game) && stands(game, side);

/** A screen whose time has come; where its creature has just fainted, it fades a round later. */
function fadeInTime(game: Game, side: SideNumber): void {
  const until = game.cells[sideAt(side) + SCREEN_UNTIL]!;
  if (until > 0 && until <= game.cells[ROUND]! && stands(game, side)) fade(game, side);
}

/** The screens and the weather that end with this round. */
function passTime(game: Game): void {
  const { cells } = game;
  if (isDecided(game)) return;
  fadeInTime(game, PLAYER);
  fadeInTime(game, OPPONENT);
  if (cells[WEATHER] === CLEAR || cells[WEATHER_UNTIL]! > cells[ROUND]!) return;
  cells[WEATHER] = CLEAR;
  cells[WEATHER_UNTIL] = 0;
  note(game, WEATHERED, PLAYER, CLEAR, 0, 0);
}

/**
 * The end of a round: ailments, seeds, traps, weather and fatigue take their parts of the maximum hp, each in the
 * order in which the two had their turns; then screens and weather may end.
 */
export function endRound(game: Game, first: SideNumber): void {
  if (isQuiet(game)) return;
  const second = opposite(first);
  if (canWear(game, first)) wearByAilment(game, first);
  if (canWear(game, second)) wearByAilment(game, second);
  if (canWear(game, first)) wearBySeed(game, first);
  if (canWear(game, second)) wearBySeed(game, second);
  if (canWear(game, first)) wearByTrap(game, first);
  if (canWear(game, second)) wearByTrap(game, second);
  if (canWear(game, first)) wearByWeather(game, first);
  if (canWear(game, second)) wearByWeather(game, second);
  if (canWear(game, first)) wearByFatigue(game, first);
  if (canWear(game, second)) wearByFatigue(game, second);
  passTime(game);
}
