import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';
import { isOutage, isTransient } from './errors.ts';

/** What runs inside a transaction: the same statements, one commit. */
export type Transaction = Parameters<Parameters<Database['drizzle']['transaction']>[0]>[0];

/** Whatever takes a statement: a transaction, or the database where it does not matter. */
export type Queryable = Transaction | Database['drizzle'];

const MOST_TRIES = 4;

/** The connection is taken here and not by drizzle, which never gives one back whose `begin` has failed. */
async function attempt<Result>(
  { pool }: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    broken = isOutage(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs one use case in one transaction (read committed). A deadlock or serialization failure is tried again,
 * up to four times in all; everything else rolls back and is thrown.
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
