import type { BallType } from '../../rules/creatures/types.ts';

/** One choice of the player, in the order made; with the setup it replays the battle. */
export type BattleChoice =
  | readonly ['choose', string]
  | readonly ['attack', 1 | 2 | 3 | 4]
  | readonly ['throw', BallType]
  | readonly ['continue'];
