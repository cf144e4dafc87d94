import { asc, eq, type SQL } from 'drizzle-orm';
import { players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { unauthorized } from '../../http/calls/refusal.ts';
import { nameKey } from './names.ts';

export type PlayerRow = typeof players.$inferSelect;

/**
 * Locks and reads players in the order of their ids, so that nobody waits for each other. As nobody changes an id or a name, rows
 * that refer to a player can be stored meanwhile.
 */
export const lockPlayersWhere = (transaction: Transaction, which: SQL): Promise<PlayerRow[]> =>
  transaction.select().from(players).where(which).orderBy(asc(players.id)).for('no key update');

/** Locks and reads a player's row: from here on this player does one thing at a time. */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow> {
  const [row] = await lockPlayersWhere(transaction, eq(players.id, playerId));
  if (!row) throw unauthorized();
  return row;
}

/** Locks and reads the row of the player with this name, or one that looks like it; null where there is none. */
export async function lockPlayerNamed(transaction: Transaction, username: string): Promise<PlayerRow | null> {
  const key = nameKey(username);
  // PostgreSQL's text cannot hold this character, so no account has it.
  if (key.includes('\0')) return null;
  const [row] = await lockPlayersWhere(transaction, eq(players.nameKey, key));
  return row ?? null;
}
