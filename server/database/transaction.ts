import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
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
  work: (transaction: Transaction, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  let broken = false;
  let act: ((database: Database) => void) | undefined;
  try {
    const result = await drizzle(client).transaction(async (transaction) => {
      const done = await work(transaction, client);
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

async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === MOST_TRIES || !isTransient(error)) throw error;
    }
  }
}

/**
 * Runs one use case in one transaction (read committed). Retries after a deadlock or serialization failure, four
 * attempts in all; rolls back and rethrows any other error. Inside `transactAll` the work is a part of that transaction.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.joined ? work(database.joined) : retried(() => attempt(database, work));
}

/**
 * Like `transact`, for work that consists of several statements and transactions: all that it does with the database it
 * is given is one transaction.
 */
export function transactAll<Result>(
  database: Database,
  work: (within: Database & { readonly joined: Transaction }) => Promise<Result>,
): Promise<Result> {
  return retried(() =>
    attempt(database, (transaction, client) => {
      // Only its `query` is used by statements that need no transaction of their own.
      const pool = { query: client.query.bind(client) } as unknown as pg.Pool;
      return work({ ...database, pool, drizzle: transaction as Database['drizzle'], joined: transaction });
    }),
  );
}
