import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { players, sessions } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

export interface Account {
  readonly id: string;
  readonly passwordHash: string;
}

/** The account with this key; null where there is none. */
export async function findAccount({ drizzle }: Database, key: string): Promise<Account | null> {
  // PostgreSQL's text cannot hold this character, so no account has it.
  if (key.includes('\0')) return null;
  const [account] = await drizzle
    .select({ id: players.id, passwordHash: players.passwordHash })
    .from(players)
    .where(eq(players.nameKey, key));
  return account ?? null;
}

export async function openSession(
  on: Transaction | Database['drizzle'],
  playerId: string,
  tokenHash: Buffer,
): Promise<void> {
  await on.insert(sessions).values({ playerId, tokenHash });
}
