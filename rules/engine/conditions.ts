import { CONFUSE, FLINCH, FREEZE, HEALTHY, isAilment, PLAIN, SEED, TRAP, typeBit } from './codes.ts';
import { chance } from './dice.ts';
import type { Game } from './engine.ts';
import { AFFLICTED, note, RECOVERED } from './events.ts';
import { stands } from './hurt.ts';
import {
  ACTIVE_AT,
  AILMENT,
  CONFUSED,
  FLINCHING,
  SEEDED,
  type SideNumber,
  SLEPT,
  sideAt,
  TRAPPED,
  TYPES,
  VARIANT,
  VENOM,
} from './layout.ts';

/** Bits of the types that an ailment cannot touch (sixth generation on), by its number; seeds after them. */
export const IMMUNE: readonly number[] = [
  typeBit('fire'),
  typeBit('ice'),
  typeBit('electric'),
  typeBit('poison') | typeBit('steel'),
  0,
];
export const IMMUNE_TO_SEEDS = typeBit('grass');

/** Whether a side's creature in battle can have a condition now; `acted`: it has had its turn. */
export function canSuffer(game: Game, side: SideNumber, condition: number, acted: boolean): boolean {
  if (!stands(game, side)) return false;
  const { cells } = game;
  const own = sideAt(side);
  const creature = cells[own + ACTIVE_AT]!;
  switch (condition) {
    case FLINCH:
      return !acted;
    case CONFUSE:
      return cells[own + CONFUSED]! < 0;
    case SEED:
      return cells[own + SEEDED] === 0 && (cells[creature + TYPES]! & IMMUNE_TO_SEEDS) === 0;
    case TRAP:
      return cells[own + TRAPPED]! < 0;
    default:
      return cells[creature + AILMENT] === HEALTHY && (cells[creature + TYPES]! & IMMUNE[condition]!) === 0;
  }
}

/** Lets the creature have the condition, whatever it had before. */
export function suffer(game: Game, side: SideNumber, condition: number, variant: number): void {
  const { cells } = game;
  const own = sideAt(side);
  note(game, AFFLICTED, side, condition, variant);
  if (isAilment(condition)) setAilment(cells, cells[own + ACTIVE_AT]!, condition, variant);
  else if (condition === CONFUSE) cells[own + CONFUSED] = 0;
  else if (condition === FLINCH) cells[own + FLINCHING] = 1;
  else if (condition === SEED) cells[own + SEEDED] = 1;
  else cells[own + TRAPPED] = 0;
}

/**
 * Brings a condition over a side, with `percent`, where it can have one: one ailment at a time, none that its type is
 * immune to, no second confusion, no flinching after it has `acted` in this round. No roll where it cannot.
 */
export function afflict(
  game: Game,
  side: SideNumber,
  condition: number,
  variant: number,
  percent: number,
  acted: boolean,
): void {
  if (canSuffer(game, side, condition, acted) && chance(game, percent))
    suffer(game, side, condition, variant);
}

/** Writes an ailment, or `HEALTHY`, onto the creature at this offset; its sleep begins anew. */
export function setAilment(cells: Int32Array, creature: number, ailment: number, variant: number): void {
  cells[creature + AILMENT] = ailment;
  cells[creature + VARIANT] = variant;
  cells[creature + SLEPT] = 0;
  cells[creature + VENOM] = 0;
}

/** Ends the ailment of the creature at `creature`; `bench` is its index where it is not in battle, else -1. */
export function cure(game: Game, side: SideNumber, creature: number, bench: number): void {
  note(game, RECOVERED, side, game.cells[creature + AILMENT]!, bench);
  setAilment(game.cells, creature, HEALTHY, PLAIN);
}

/** Ends confusion or a trap. */
export function release(game: Game, side: SideNumber, condition: number): void {
  note(game, RECOVERED, side, condition, -1);
  game.cells[sideAt(side) + (condition === CONFUSE ? CONFUSED : TRAPPED)] = -1;
}

/** A fire move that hits thaws its target. */
export function thaw(game: Game, side: SideNumber): void {
  const creature = game.cells[sideAt(side) + ACTIVE_AT]!;
  if (game.cells[creature + AILMENT] === FREEZE && stands(game, side)) cure(game, side, creature, -1);
}
