import { and, count, desc, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { Database } from '../../../database/connect.ts';
import { battleRecords } from '../../../database/schema.ts';

/** A battle that is over, with everything that a replay needs. */
export type RecordRow = typeof battleRecords.$inferSelect;

const { id, kind, opponent, gymId, mapName, result, rounds, coins, exp, endedAt, setup } = battleRecords;
/** What a list shows; `book` is the hash of the book that a battle began with, null where it cannot be played again. */
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

/** A page of the battles of a player that are over, newest first, and how many are kept. */
export async function readHistory({ drizzle }: Database, playerId: string, skip: number) {
  const own = eq(battleRecords.playerId, playerId);
  const [rows, [total]] = await Promise.all([
    drizzle.select(SHORT).from(battleRecords).where(own).orderBy(desc(id)).limit(PAGE_SIZE).offset(skip),
    drizzle.select({ count: count() }).from(battleRecords).where(own),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** A battle of a player by the id that lists give it; null where there is none. */
export async function findRecord(
  { drizzle }: Database,
  playerId: string,
  wanted: string,
): Promise<RecordRow | null> {
  // Any other text would be an error of the database.
  if (!/^[1-9]\d{0,15}$/.test(wanted)) return null;
  const [row] = await drizzle
    .select()
    .from(battleRecords)
    .where(and(eq(id, Number(wanted)), eq(battleRecords.playerId, playerId)));
  return row ?? null;
}
