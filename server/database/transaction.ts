import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';
import { isOutage, isTransient } from './errors.ts';

/** A drizzle transaction. */
export type Transaction = Parameters<Parameters<Database['drizzle']['transaction']>[0]>[0];

/** Anything that executes a statement: a transaction, or the database if none is needed. */
export type Queryable = Transaction | Database['drizzle'];

const MOST_TRIES = 4;

const afterCommits = new WeakMap<Transaction, (database: Database) => void>();

/** Runs `act` once after the commit of a transaction of `transact`. Not after a rollback. */
export function afterCommit(transaction: Transaction, act: (database: Database) => void): void {
  afterCommits.set(transaction, act);
}

/** Takes the connection from the pool itself, because drizzle does not release it if `begin` fails. */
async function attempt<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  let broken = false;
  let act: ((database: Database) => void) | undefined;
  try {
    const result = await drizzle(client).transaction(async (transaction) => {
      const done = await work(transaction);
      act = afterCommits.get(transaction);
      return done;
    });
    act?.(database);
    return result;
  } catch (error) {
    broken = isOutage(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs one use case in one transaction (read committed). Retries after a deadlock or serialization failure, four
 * attempts in all; rolls back and rethrows any other error.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(database, work);
    } catch (error) {
      if (tries === MOST_TRIES || !isTransient(error)) throw error;
    }
  }
}
