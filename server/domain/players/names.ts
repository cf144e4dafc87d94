import { eq, type SQL, sql } from 'drizzle-orm';
import { players, retiredNames } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import { nameKey } from './nameKey.ts';

/** Key to look for; null if no account can have it, since PostgreSQL cannot store such a text. */
function searchKey(username: string): string | null {
  const key = nameKey(username);
  return key.includes('\0') ? null : key;
}

/** Condition for players with this name or one that looks like it. */
export function hasName(username: string): SQL {
  const key = searchKey(username);
  return key === null ? sql`false` : eq(players.nameKey, key);
}

/** The player with this name or one that looks like it; null if there is none. */
export async function findPlayer(
  on: Queryable,
  username: string,
): Promise<typeof players.$inferSelect | null> {
  const [row] = await on.select().from(players).where(hasName(username));
  return row ?? null;
}

/**
 * Condition for the player who may log in by this name: by the present one, or by a former one that the operator has
 * replaced. At most one. Both names lead to ids first: for an `or` of both PostgreSQL would read all players.
 */
export function hasLoginName(username: string): SQL {
  const key = searchKey(username);
  return sql`${players.id} = any(array(
    select named.id from ${players} named where named.name_key = ${key}
    union all select player_id from ${retiredNames} where name_key = ${key}))`;
}

/** The player who may log in by this name; null if there is none. */
export async function findAccount(
  on: Queryable,
  username: string,
): Promise<typeof players.$inferSelect | null> {
  const [row] = await on.select().from(players).where(hasLoginName(username));
  return row ?? null;
}

/** Whether a name, or one that looks like it, belongs to a player or was taken away by the operator. */
export async function isNameTaken(on: Queryable, username: string): Promise<boolean> {
  return (await findPlayer(on, username)) !== null || (await isNameRetired(on, username));
}

/** Whether a name, or one that looks like it, was taken away by the operator, from an account or a creature. */
export async function isNameRetired(on: Queryable, name: string): Promise<boolean> {
  const { rows } = await on.execute(sql`select from ${retiredNames} where name_key = ${searchKey(name)}`);
  return rows.length > 0;
}

/** Keeps everybody from taking a name, or one that looks like it. @param playerId who can still log in by it; null for nobody */
export async function retireName(
  transaction: Transaction,
  nameKey: string,
  playerId: string | null,
): Promise<void> {
  await transaction
    .insert(retiredNames)
    .values({ nameKey, playerId })
    .onConflictDoUpdate({
      target: retiredNames.nameKey,
      set: { playerId: sql`coalesce(${retiredNames.playerId}, excluded.player_id)` },
    });
}
