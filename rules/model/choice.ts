import type { BallType } from '../creatures/types.ts';

/** Number of a slot of a creature's moves, from 1. */
export type Slot = 1 | 2 | 3 | 4;

/**
 * What a player can do in a battle: send a creature by its id, use the move in a slot, throw a ball, or go on from the
 * results of a round. Stored in this form: with the setup, the choices in the order made are the whole battle.
 */
export type Choice =
  | readonly ['choose', string]
  | readonly ['attack', Slot]
  | readonly ['throw', BallType]
  | readonly ['continue'];
