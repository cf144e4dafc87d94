import { CONFUSE, FLINCH, FREEZE, HEALTHY, isAilment, PLAIN, SEED, TRAP, typeBit } from './codes.ts';
import { chance } from './dice.ts';
import type { Engine } from './engine.ts';
import { AFFLICTED, note, RECOVERED } from './events.ts';
import { isStanding } from './hurt.ts';
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
export function canSuffer(engine: Engine, side: SideNumber, condition: number, acted: boolean): boolean {
  if (!isStanding(engine, side)) return false;
  const { cells } = engine;
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
export function suffer(engine: Engine, side: SideNumber, condition: number, variant: number): void {
  const { cells } = engine;
  const own = sideAt(side);
  note(engine, AFFLICTED, side, condition, variant);
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
  engine: Engine,
  side: SideNumber,
  condition: number,
  variant: number,
  percent: number,
  acted: boolean,
): void {
  if (canSuffer(engine, side, condition, acted) && chance(engine, percent))
    suffer(engine, side, condition, variant);
}

/** Writes an ailment, or `HEALTHY`, onto the creature at this offset; its sleep begins anew. */
export function setAilment(cells: Int32Array, creature: number, ailment: number, variant: number): void {
  cells[creature + AILMENT] = ailment;
  cells[creature + VARIANT] = variant;
  cells[creature + SLEPT] = 0;
  cells[creature + VENOM] = 0;
}

/** Ends the ailment of the creature at `creature`; `bench` is its index where it is not in battle, else -1. */
export function cureAilment(engine: Engine, side: SideNumber, creature: number, bench: number): void {
  note(engine, RECOVERED, side, engine.cells[creature + AILMENT]!, bench);
  setAilment(engine.cells, creature, HEALTHY, PLAIN);
}

/** Ends confusion or a trap. */
export function release(engine: Engine, side: SideNumber, condition: number): void {
  note(engine, RECOVERED, side, condition, -1);
  engine.cells[sideAt(side) + (condition === CONFUSE ? CONFUSED : TRAPPED)] = -1;
}

/** A fire move that hits thaws its target. */
export function thaw(engine: Engine, side: SideNumber): void {
  const creature = engine.cells[sideAt(side) + ACTIVE_AT]!;
  if (engine.cells[creature + AILMENT] === FREEZE && isStanding(engine, side))
    cureAilment(engine, side, creature, -1);
}
