import { roll } from './dice.ts';
import type { Engine } from './engine.ts';
import { OPPONENT, PLAYER, type SideNumber, sideAt } from './layout.ts';
import { MOVE_SIZE, PRIORITY } from './moveTable.ts';
import { speedNow } from './stats.ts';

/** Which side acts first: by priority of the moves, then by speed; even speed is rolled for (0 is the player). */
export function firstToAct(engine: Engine, playerMove: number, opponentMove: number): SideNumber {
  const { moves } = engine.tables;
  const priority = moves[playerMove * MOVE_SIZE + PRIORITY]! - moves[opponentMove * MOVE_SIZE + PRIORITY]!;
  const lead = priority === 0 ? speedLead(engine) : priority;
  if (lead === 0) return roll(engine, 2) === 0 ? PLAYER : OPPONENT;
  return lead > 0 ? PLAYER : OPPONENT;
}

/** By how much the player's creature is faster; below 0 where it is slower. */
export const speedLead = ({ cells }: Engine): number =>
  speedNow(cells, sideAt(PLAYER)) - speedNow(cells, sideAt(OPPONENT));
