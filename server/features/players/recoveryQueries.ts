import { count, eq, min, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { players, recoveryCodes } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { hasLoginName } from '../../domain/players/names.ts';

/** Number of an account's unused recovery codes, and when they were made; null if there are none. */
export async function readCodes(
  { drizzle }: Database,
  playerId: string,
): Promise<{ left: number; madeAt: Date | null }> {
  const [row] = await drizzle
    .select({ left: count(), madeAt: min(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.playerId, playerId));
  return row ?? { left: 0, madeAt: null };
}

/** Stores the hashes of an account's new recovery codes. */
export async function storeCodes(
  transaction: Transaction,
  playerId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((codeHash) => ({ playerId, codeHash }));
  await transaction.insert(recoveryCodes).values(rows);
}

/** Voids all recovery codes of an account. */
export async function dropCodes(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
}

/**
 * Uses up a recovery code and sets the account's password, in one statement for every outcome.
 * @returns the player's id; null if there is no such name or code
 */
export async function setPasswordWithCode(
  transaction: Transaction,
  username: string,
  codeHash: Buffer,
  passwordHash: string,
): Promise<string | null> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with used as (
      delete from ${recoveryCodes} using ${players}
      where ${hasLoginName(username)} and ${recoveryCodes.playerId} = ${players.id} and ${recoveryCodes.codeHash} = ${codeHash}
      returning ${players.id} as id
    )
    update ${players} set password_hash = ${passwordHash} from used where ${players.id} = used.id
    returning used.id`);
  return rows[0]?.id ?? null;
}
