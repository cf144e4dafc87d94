import type { Engine } from '../engine/engine.ts';
import { ACTIVE_AT, MOVES, type SideNumber, SLOTS, sideAt } from '../engine/layout.ts';

/** Moves that a creature may have. */
export const SLOT_COUNT = SLOTS;

/** The move in a slot (from 0) of the creature in battle, -1 for a free one. */
export const ownMoveIn = ({ cells }: Engine, side: SideNumber, slot: number): number =>
  cells[cells[sideAt(side) + ACTIVE_AT]! + MOVES + slot]!;
