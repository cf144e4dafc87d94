import type { BallType } from '../creatures/types.ts';

/** Number of a move slot, 1 to 4. */
export type Slot = 1 | 2 | 3 | 4;

/**
 * What a player can choose in a battle: send a creature by its id, use the move in a slot, switch to another creature
 * by its id as the turn of a round, throw a ball, give a creature of the team a draught by its id, run away, or continue after the results of a round. Stored in this form: the setup
 * and the choices in order determine the whole battle.
 */
export type Choice =
  | readonly ['choose', string]
  | readonly ['attack', Slot]
  | readonly ['switch', string]
  | readonly ['throw', BallType]
  | readonly ['drink', string]
  | readonly ['run']
  | readonly ['continue'];

/** What a computer's side does in a round: uses a move, or switches to another creature, by its id. */
export type OpponentAction = { readonly move: string } | { readonly switch: string };
