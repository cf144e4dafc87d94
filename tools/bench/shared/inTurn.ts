import { Connection } from './connection.ts';

/** How many players there are at once, and connections to the database where there is no server. */
export const AT_ONCE = 16;

/** What a run did: operations in so many seconds. */
export interface Run {
  readonly operations: number;
  readonly seconds: number;
}

/** Times what a number of lanes do side by side; each tells how many operations it did. */
export async function timed(lanes: readonly (() => Promise<number>)[]): Promise<Run> {
  const began = performance.now();
  const operations = await Promise.all(lanes.map((lane) => lane()));
  const seconds = (performance.now() - began) / 1000;
  return { operations: operations.reduce((sum, count) => sum + count, 0), seconds };
}

/** Opens the connections that a number of players share. */
export const openConnections = (address: string): Connection[] =>
  Array.from({ length: AT_ONCE }, () => new Connection(address));

/** Does something for each item, as many at once as there are connections; tells how many operations that took. */
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

/** Repeats something on each lane until the time is over. */
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
