import { TOXIC } from './codes.ts';
import type { Engine } from './engine.ts';
import { note, SENT } from './events.ts';
import { isStanding, loseHold } from './hurt.ts';
import {
  ACTIVE,
  ACTIVE_AT,
  CONFUSED,
  DAMAGE,
  DODGED,
  FLINCHING,
  fighterAt,
  GUARD_ROUND,
  GUARD_ROW,
  HP,
  LOCKED,
  opposite,
  QUARTERS,
  RECEIVED,
  RESTING,
  ROUND,
  SEEDED,
  SINCE,
  SIZE,
  type SideNumber,
  sideAt,
  TRAPPED,
  VARIANT,
  VENOM,
} from './layout.ts';
import { clearStages } from './stages.ts';

const PLAIN_QUARTERS = 4;

/** A creature comes into battle, and all that concerned only the one before it ends. A trap needs whoever set it. */
export function send(engine: Engine, side: SideNumber, index: number): void {
  const { cells } = engine;
  const own = sideAt(side);
  const creature = fighterAt(side, index);
  note(engine, SENT, side, index);
  cells[own + ACTIVE] = index;
  cells[own + ACTIVE_AT] = creature;
  cells[own + SINCE] = cells[ROUND]!;
  clearStages(cells, own);
  cells[own + CONFUSED] = -1;
  cells[own + FLINCHING] = 0;
  cells[own + RESTING] = 0;
  cells[own + SEEDED] = 0;
  cells[own + TRAPPED] = -1;
  cells[own + GUARD_ROUND] = 0;
  cells[own + GUARD_ROW] = 0;
  loseHold(cells, own);
  cells[own + RECEIVED] = -1;
  cells[own + DODGED] = 0;
  cells[own + QUARTERS] = PLAIN_QUARTERS;
  cells[own + DAMAGE] = 0;
  if (cells[creature + VARIANT] === TOXIC) cells[creature + VENOM] = 0;
  cells[sideAt(opposite(side)) + TRAPPED] = -1;
}

/** Whether a side may take its creature back for the one at `index`: standing, not the same, nothing that holds it. */
export function canSwitch({ cells }: Engine, side: SideNumber, index: number): boolean {
  const own = sideAt(side);
  const isFree = cells[own + TRAPPED]! < 0 && cells[own + LOCKED]! < 0 && cells[own + RESTING] === 0;
  const isThere = index >= 0 && index < cells[own + SIZE]! && index !== cells[own + ACTIVE];
  return isFree && isThere && cells[fighterAt(side, index) + HP]! > 0;
}

/** Index of the first creature of a side that stands; -1 where none does. */
export function firstStandingIndex({ cells }: Engine, side: SideNumber): number {
  const size = cells[sideAt(side) + SIZE]!;
  for (let index = 0; index < size; index += 1) if (cells[fighterAt(side, index) + HP]! > 0) return index;
  return -1;
}

/** Sends the side's first standing creature where the one in battle has fainted. */
export function sendNext(engine: Engine, side: SideNumber): void {
  const next = isStanding(engine, side) ? -1 : firstStandingIndex(engine, side);
  if (next >= 0) send(engine, side, next);
}
