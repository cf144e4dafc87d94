import type { Where } from '../shared/cells.ts';
import type { Connection } from '../shared/connection.ts';
import { askSurely, postOf } from '../shared/connection.ts';
import { attackOnce, type Fighter, getReady, newFighter, type Ready, slotOf } from '../shared/fighters.ts';
import { during, inTurn, openConnections, type Run } from '../shared/inTurn.ts';
import { serveJobs } from '../shared/jobs.ts';
import type { Player } from '../shared/players.ts';
import { newWalkers, walk } from './walkers.ts';

/** The simulated players of the benchmark, in a separate process. */
let connections: readonly Connection[] = [];
let fighters: readonly Fighter[] = [];
const walkers: Partial<Record<Where, readonly Player[]>> = {};

const jobs = {
  connect({ address }: { address: string }): void {
    connections = openConnections(address);
  },
  async makeWalkers({ where }: { where: Where }): Promise<string[]> {
    walkers[where] = await newWalkers(connections, where);
    return walkers[where].map(({ token }) => token);
  },
  /** Makes players who are in a battle and about to attack. */
  async makeFighters({ count }: { count: number }): Promise<Ready[]> {
    const made: Fighter[] = [];
    await inTurn(connections, Array.from({ length: count }), async (connection) => {
      const fighter = await newFighter(connection);
      made.push(fighter);
      return getReady(connection, fighter);
    });
    fighters = made;
    return made.map((fighter) => ({ token: fighter.player.token, slot: slotOf(fighter) }));
  },
  walk: ({ where, seconds }: { where: Where; seconds: number }): Promise<Run> =>
    walk(connections, walkers[where] ?? [], seconds),
  attack: (_: null): Promise<Run> =>
    inTurn(connections, fighters, async (connection, fighter) => {
      await attackOnce(connection, fighter);
      return 1;
    }),
  getReady: (_: null): Promise<Run> => inTurn(connections, fighters, getReady),
  /** Sends the same request repeatedly to another server. */
  async hammer(order: { address: string; path: string; body: unknown; seconds: number }): Promise<Run> {
    const own = openConnections(order.address);
    const request = postOf(order.path, order.body);
    const run = await during(
      order.seconds,
      own.map((connection) => () => askSurely(connection, request)),
    );
    for (const connection of own) connection.close();
    return run;
  },
};
export type LoadJobs = typeof jobs;

serveJobs(jobs);
