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

/** Stores a new player; the id, or null where the name's key is taken. */
export async function storePlayer(
  transaction: Transaction,
  player: typeof players.$inferInsert,
): Promise<string | null> {
  const [stored] = await transaction
    .insert(players)
    .values(player)
    .onConflictDoNothing({ target: players.nameKey })
    .returning({ id: players.id });
  return stored?.id ?? null;
}

/** Opens a session, as part of a transaction or by itself. */
export async function openSession(
  on: Transaction | Database['drizzle'],
  playerId: string,
  tokenHash: Buffer,
): Promise<void> {
  await on.insert(sessions).values({ playerId, tokenHash });
}

/** Ends a session: its token is worth nothing from now on. */
export async function closeSession({ drizzle }: Database, tokenHash: Buffer): Promise<void> {
  await drizzle.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
