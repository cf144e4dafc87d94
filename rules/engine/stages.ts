import type { Engine } from './engine.ts';
import { note, RESET, SWAPPED } from './events.ts';
import { OPPONENT, PLAYER, type SideNumber, STAGES, sideAt } from './layout.ts';

const STAGE_COUNT = 5;

/** Sets the five stages of the side at this offset to 0, without an event. */
export function clearStages(cells: Int32Array, side: number): void {
  for (let stage = 0; stage < STAGE_COUNT; stage += 1) cells[side + STAGES + stage] = 0;
}

/** All stages of both end. */
export function resetStages(engine: Engine, side: SideNumber): void {
  clearStages(engine.cells, sideAt(PLAYER));
  clearStages(engine.cells, sideAt(OPPONENT));
  note(engine, RESET, side);
}

/** Both exchange all their stages. */
export function swapStages(engine: Engine, side: SideNumber): void {
  const { cells } = engine;
  for (let stage = STAGES; stage < STAGES + STAGE_COUNT; stage += 1) {
    const own = cells[sideAt(PLAYER) + stage]!;
    cells[sideAt(PLAYER) + stage] = cells[sideAt(OPPONENT) + stage]!;
    cells[sideAt(OPPONENT) + stage] = own;
  }
  note(engine, SWAPPED, side);
}
