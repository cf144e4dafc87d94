import { and, count, desc, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { Database } from '../../../database/connect.ts';
import { battleRecords } from '../../../database/schema.ts';

/** A finished battle with all data for a replay. */
export type RecordRow = typeof battleRecords.$inferSelect;

const { id, kind, opponent, gymId, mapName, result, rounds, coins, exp, endedAt, setup } = battleRecords;
/** Columns for lists; `book` is the hash of the rule book at the start, null if the battle cannot be replayed. */
const SHORT = {
  id,
  kind,
  opponent,
  gymId,
  mapName,
  result,
  rounds,
  coins,
  exp,
  endedAt,
  book: sql<string | null>`${setup} ->> 'book'`,
};

/** A page of a player's finished battles, newest first, and the number of stored ones. */
export async function readHistory({ drizzle }: Database, playerId: string, skip: number) {
  const own = eq(battleRecords.playerId, playerId);
  const [rows, [total]] = await Promise.all([
    drizzle.select(SHORT).from(battleRecords).where(own).orderBy(desc(id)).limit(PAGE_SIZE).offset(skip),
    drizzle.select({ count: count() }).from(battleRecords).where(own),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** Finds a player's battle by its id in lists; null if there is none. */
export async function findRecord(
  { drizzle }: Database,
  playerId: string,
  wanted: string,
): Promise<RecordRow | null> {
  // PostgreSQL would reject any other text as an id.
  if (!/^[1-9]\d{0,15}$/.test(wanted)) return null;
  const [row] = await drizzle
    .select()
    .from(battleRecords)
    .where(and(eq(id, Number(wanted)), eq(battleRecords.playerId, playerId)));
  return row ?? null;
}
