import { CLEAR_STAGES } from './state/codes.ts';
import type { Engine } from './state/engine.ts';
import { note, STAGES_RESET, SWAPPED } from './state/events.ts';
import type { EngineSide } from './state/sides.ts';

/** Sets the five stages of a side to 0, without an event. */
export function clearStages({ stages }: EngineSide): void {
  for (let stage = 0; stage < CLEAR_STAGES.length; stage += 1) stages[stage] = 0;
}

/** All stages of both end. */
export function resetStages(engine: Engine, side: EngineSide): void {
  clearStages(engine.player);
  clearStages(engine.opponent);
  note(engine, STAGES_RESET, side);
}

/** Both exchange all their stages. */
export function swapStages(engine: Engine, side: EngineSide): void {
  const own = side.stages;
  const their = side.other.stages;
  for (let stage = 0; stage < CLEAR_STAGES.length; stage += 1) {
    const before = own[stage]!;
    own[stage] = their[stage]!;
    their[stage] = before;
  }
  note(engine, SWAPPED, side);
}
