import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { players, sessions } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { NOTICE_CHANNEL } from '../../shared/notices.ts';

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

const CLOSE = `
  with closed as (delete from sessions where token_hash = $1 returning player_id)
  select pg_notify($2, player_id || ' ' || encode($1, 'hex')) from closed`;

/** Ends a session: its token is worth nothing from now on, and streams that were opened with it end. */
export async function closeSession({ pool }: Database, tokenHash: Buffer): Promise<void> {
  await pool.query(CLOSE, [tokenHash, NOTICE_CHANNEL]);
}
