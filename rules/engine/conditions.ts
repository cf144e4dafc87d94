import { CONFUSE, FLINCH, FREEZE, HEALTHY, isAilment, PLAIN, SEED, TRAP, typeBit } from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { chance } from './state/engine.ts';
import { AFFLICTED, note, RECOVERED } from './state/events.ts';
import type { EngineCreature, EngineSide } from './state/sides.ts';
import { isStanding } from './strike/strike.ts';

/** Types immune to each ailment (since the sixth generation), as bits, by the ailment's number; then to seeds. */
export const IMMUNE: readonly number[] = [
  typeBit('fire'),
  typeBit('ice'),
  typeBit('electric'),
  typeBit('poison') | typeBit('steel'),
  0,
];
export const IMMUNE_TO_SEEDS = typeBit('grass');

/** Whether a side's creature in battle can get a condition now. `acted`: whether it has had its turn. */
export function canSuffer(side: EngineSide, condition: number, acted: boolean): boolean {
  if (!isStanding(side)) return false;
  const { creature } = side;
  switch (condition) {
    case FLINCH:
      return !acted;
    case CONFUSE:
      return side.confused < 0;
    case SEED:
      return !side.seeded && (creature.types & IMMUNE_TO_SEEDS) === 0;
    case TRAP:
      return side.trapped < 0;
    default:
      return creature.ailment === HEALTHY && (creature.types & IMMUNE[condition]!) === 0;
  }
}

/** Gives the creature the condition without any check. */
export function suffer(engine: Engine, side: EngineSide, condition: number, variant: number): void {
  note(engine, AFFLICTED, side, condition, variant);
  if (isAilment(condition)) setAilment(side.creature, condition, variant);
  else if (condition === CONFUSE) side.confused = 0;
  else if (condition === FLINCH) side.flinching = true;
  else if (condition === SEED) side.seeded = true;
  else side.trapped = 0;
}

/**
 * Gives a side's creature a condition with the chance `percent`, if it can have it: no second ailment, none that its
 * type is immune to, no second confusion, no flinching after it has `acted` in this round. No roll if it cannot.
 */
export function afflict(
  engine: Engine,
  side: EngineSide,
  condition: number,
  variant: number,
  percent: number,
  acted: boolean,
): void {
  if (canSuffer(side, condition, acted) && chance(engine, percent)) suffer(engine, side, condition, variant);
}

/** Sets a creature's ailment, which may be `HEALTHY`, and resets its counters for sleep and poison. */
function setAilment(creature: EngineCreature, ailment: number, variant: number): void {
  creature.ailment = ailment;
  creature.variant = variant;
  creature.slept = 0;
  creature.venom = 0;
}

/** Ends the ailment of a side's creature. `bench` is its index if it is not in battle, else -1. */
export function cureAilment(engine: Engine, side: EngineSide, creature: EngineCreature, bench: number): void {
  note(engine, RECOVERED, side, creature.ailment, bench);
  setAilment(creature, HEALTHY, PLAIN);
}

/** Ends confusion or a trap. */
export function release(engine: Engine, side: EngineSide, condition: number): void {
  note(engine, RECOVERED, side, condition, -1);
  if (condition === CONFUSE) side.confused = -1;
  else side.trapped = -1;
}

/** A fire move that hits thaws its target. */
export function thaw(engine: Engine, side: EngineSide): void {
  const { creature } = side;
  if (creature.ailment === FREEZE && isStanding(side)) cureAilment(engine, side, creature, -1);
}
