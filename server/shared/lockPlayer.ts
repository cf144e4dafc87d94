import { eq } from 'drizzle-orm';
import { players } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { unauthorized } from './refusal.ts';

export type PlayerRow = typeof players.$inferSelect;

/** Locks and reads a player's row: from here on this player does one thing at a time. */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow> {
  const [row] = await transaction.select().from(players).where(eq(players.id, playerId)).for('update');
  if (!row) throw unauthorized();
  return row;
}
