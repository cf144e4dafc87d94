import type { Database } from './connect.ts';
import { isTransient } from './errors.ts';

/** What runs inside a transaction: the same statements, one commit. */
export type Transaction = Parameters<Parameters<Database['drizzle']['transaction']>[0]>[0];

const MOST_TRIES = 4;

/**
 * Runs one use case in one transaction (read committed). A deadlock or serialization failure is tried again,
 * up to four times in all; everything else rolls back and is thrown.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.drizzle.transaction(work);
    } catch (error) {
      if (attempt === MOST_TRIES || !isTransient(error)) throw error;
    }
  }
}
