import type { Connection } from './connection.ts';
import { type Player, step } from './players.ts';

const MOST_STEPS = 500;

/**
 * Walks to and fro between a wild cell and its eastern neighbour until a creature appears.
 * @returns the number of steps
 */
export async function walkUntilMet(connection: Connection, player: Player, west: number): Promise<number> {
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const reply = await step(connection, player, player.cell.x === west ? 'e' : 'w');
    if (reply.includes('"pokemon"')) return steps;
  }
  throw new Error(`Nothing appeared in ${MOST_STEPS} steps`);
}
