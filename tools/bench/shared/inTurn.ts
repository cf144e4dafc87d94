import { Connection } from './connection.ts';

/** Number of concurrent players, and of database connections where there is no server. */
export const AT_ONCE = 16;

/** Result of a run. */
export interface Run {
  readonly operations: number;
  readonly seconds: number;
}

/** Runs the lanes concurrently and measures the time. Each lane returns how many operations it did. */
export async function timed(lanes: readonly (() => Promise<number>)[]): Promise<Run> {
  const began = performance.now();
  const operations = await Promise.all(lanes.map((lane) => lane()));
  const seconds = (performance.now() - began) / 1000;
  return { operations: operations.reduce((sum, count) => sum + count, 0), seconds };
}

/** Opens the connections that the players share. */
export const openConnections = (address: string): Connection[] =>
  Array.from({ length: AT_ONCE }, () => new Connection(address));

/** Calls `work` for each item, as many at once as there are connections. `work` returns how many operations it did. */
export async function inTurn<Item>(
  connections: readonly Connection[],
  items: readonly Item[],
  work: (connection: Connection, item: Item) => Promise<number>,
): Promise<Run> {
  const queue = items.values();
  return timed(
    connections.map((connection) => async () => {
      let operations = 0;
      for (const item of queue) operations += await work(connection, item);
      return operations;
    }),
  );
}

/** Repeats a call on each lane until the time is over. */
export function during(seconds: number, lanes: readonly (() => Promise<unknown>)[]): Promise<Run> {
  const until = performance.now() + seconds * 1000;
  return timed(
    lanes.map((once) => async () => {
      let operations = 0;
      for (; performance.now() < until; operations++) await once();
      return operations;
    }),
  );
}
