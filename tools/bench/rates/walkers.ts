import { neighbour } from '../../../rules/world/walking.ts';
import { toAndFro, type Where } from '../shared/cells.ts';
import { askSurely, type Connection } from '../shared/connection.ts';
import { AT_ONCE, during, inTurn, type Run } from '../shared/inTurn.ts';
import { goTo, newPlayer, type Player, stepFrom } from '../shared/players.ts';

const MAP = 'green_land';

/** Makes players on a cell where they can walk to and fro. */
export async function newWalkers(connections: readonly Connection[], where: Where): Promise<Player[]> {
  const players: Player[] = [];
  const { way } = toAndFro(MAP, where);
  await inTurn(connections, Array.from({ length: AT_ONCE }), async (connection) => {
    const player = await newPlayer(connection);
    await goTo(connection, player, MAP, way);
    players.push(player);
    return 1;
  });
  return players;
}

/** Returns a function that walks east and west in turn; the two requests are prepared beforehand. */
function toAndFroOf(connection: Connection, { token, cell }: Player): () => Promise<string> {
  const east = stepFrom(cell, 'e', token);
  const west = stepFrom(neighbour(cell, 'e'), 'w', token);
  let steps = 0;
  return () => askSurely(connection, steps++ % 2 === 0 ? east : west);
}

/** Lets all players walk, each on its own connection, and brings them back to where they began. */
export async function walk(
  connections: readonly Connection[],
  players: readonly Player[],
  seconds: number,
): Promise<Run> {
  const lanes = players.flatMap((player, index) => {
    const connection = connections[index];
    return connection ? [{ once: toAndFroOf(connection, player), steps: 0 }] : [];
  });
  const run = await during(
    seconds,
    lanes.map((lane) => () => {
      lane.steps += 1;
      return lane.once();
    }),
  );
  // Players who are in the east go back, so that the next run finds all of them in the west.
  await Promise.all(lanes.map((lane) => (lane.steps % 2 === 1 ? lane.once() : undefined)));
  return run;
}
