import { roll } from './state/dice.ts';
import type { Engine } from './state/engine.ts';
import type { EngineMove } from './state/moves.ts';
import type { EngineSide } from './state/sides.ts';
import { speedNow } from './state/stats.ts';

/** Which side acts first: by priority of the moves, then by speed; even speed is rolled for (0 is the player). */
export function firstToAct(engine: Engine, playerMove: EngineMove, opponentMove: EngineMove): EngineSide {
  const priority = playerMove.priority - opponentMove.priority;
  const lead = priority === 0 ? speedLead(engine) : priority;
  if (lead === 0) return roll(engine, 2) === 0 ? engine.player : engine.opponent;
  return lead > 0 ? engine.player : engine.opponent;
}

/** By how much the player's creature is faster; below 0 where it is slower. */
export const speedLead = ({ player, opponent }: Engine): number => speedNow(player) - speedNow(opponent);
