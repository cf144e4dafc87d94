import { suffer } from './conditions.ts';
import { HEALED_BY_REST, OWN_REST, SLEEP } from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { roll } from './state/engine.ts';
import { GUARDED, note, SCREENED } from './state/events.ts';
import type { EngineSide } from './state/sides.ts';
import { fail, mend } from './strike/strike.ts';

export const SCREEN_ROUNDS = 5;
/** More guards in a row than this do not lower the chance any further. */
const LONGEST_ROW = 8;

/**
 * Protects the creature from every move for the rest of the round. In consecutive rounds it succeeds with 1/2, 1/4,
 * 1/8 …; it fails if the other creature has already `acted`.
 */
export function guard(engine: Engine, side: EngineSide, acted: boolean): void {
  const row = side.guardRound === engine.round - 1 ? side.guardRow : 0;
  if (acted || (row > 0 && roll(engine, 1 << Math.min(row, LONGEST_ROW)) > 0)) {
    fail(engine, side);
    return;
  }
  side.guardRound = engine.round;
  side.guardRow = row + 1;
  note(engine, GUARDED, side);
}

/** Raises a screen: half the damage for five rounds, this one included. Fails if there is one already. */
export function raiseScreen(engine: Engine, side: EngineSide): void {
  if (side.screenUntil !== 0) {
    fail(engine, side);
    return;
  }
  side.screenUntil = engine.round + SCREEN_ROUNDS - 1;
  note(engine, SCREENED, side, 0, 0, side.screenUntil);
}

/** Restores all hp for two rounds of sleep, which replace any ailment. Fails at full hp. */
export function sleepToHeal(engine: Engine, side: EngineSide): void {
  const { hp, mostHp } = side.creature;
  if (hp === mostHp) {
    fail(engine, side);
    return;
  }
  mend(engine, side, mostHp, HEALED_BY_REST);
  suffer(engine, side, SLEEP, OWN_REST);
}
