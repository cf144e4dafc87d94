import { HEALED_BY_REST, OWN_REST, SLEEP } from './codes.ts';
import { suffer } from './conditions.ts';
import { roll } from './dice.ts';
import type { Engine } from './engine.ts';
import { GUARDED, note, SCREENED } from './events.ts';
import { mend } from './hurt.ts';
import {
  ACTIVE_AT,
  GUARD_ROUND,
  GUARD_ROW,
  HP,
  MOST_HP,
  ROUND,
  SCREEN_UNTIL,
  type SideNumber,
  sideAt,
} from './layout.ts';
import { fail } from './strike.ts';

export const SCREEN_ROUNDS = 5;
/** So many guards in a row make the next one no less likely any more. */
const LONGEST_ROW = 8;

/**
 * Nothing touches the creature for the rest of the round. In a row it works with 1/2, 1/4, 1/8 …; it comes too late
 * when the other has `acted`.
 */
export function guard(engine: Engine, side: SideNumber, acted: boolean): void {
  const { cells } = engine;
  const own = sideAt(side);
  const row = cells[own + GUARD_ROUND] === cells[ROUND]! - 1 ? cells[own + GUARD_ROW]! : 0;
  if (acted || (row > 0 && roll(engine, 1 << Math.min(row, LONGEST_ROW)) > 0)) {
    fail(engine, side);
    return;
  }
  cells[own + GUARD_ROUND] = cells[ROUND]!;
  cells[own + GUARD_ROW] = row + 1;
  note(engine, GUARDED, side);
}

/** Half the damage for five rounds, this one counted. */
export function raiseScreen(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const own = sideAt(side);
  if (cells[own + SCREEN_UNTIL] !== 0) {
    fail(engine, side);
    return;
  }
  cells[own + SCREEN_UNTIL] = cells[ROUND]! + SCREEN_ROUNDS - 1;
  note(engine, SCREENED, side, 0, 0, cells[own + SCREEN_UNTIL]!);
}

/** All hp for two rounds of sleep, which take the place of any ailment. */
export function sleepToHeal(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  const creature = cells[sideAt(side) + ACTIVE_AT]!;
  if (cells[creature + HP] === cells[creature + MOST_HP]) {
    fail(engine, side);
    return;
  }
  mend(engine, side, cells[creature + MOST_HP]!, HEALED_BY_REST);
  suffer(engine, side, SLEEP, OWN_REST);
}
