import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { creatures, reports } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';

/** A creature of a player; undefined if there is none with this id. */
export async function readCreatureOf(
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<CreatureRow | undefined> {
  const [row] = await transaction
    .select()
    .from(creatures)
    .where(and(eq(creatures.id, id), eq(creatures.playerId, playerId)));
  return row;
}

/** A creature of a player with this nickname, the oldest of several; undefined if there is none. */
export async function readCreatureCalled(
  transaction: Transaction,
  playerId: string,
  nickname: string,
): Promise<CreatureRow | undefined> {
  const [row] = await transaction
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), eq(creatures.nickname, nickname)))
    .orderBy(asc(creatures.number))
    .limit(1);
  return row;
}

/** Number of open reports of one player, and about another. */
export async function countOpen(
  transaction: Transaction,
  reporterId: string,
  playerId: string,
): Promise<{ of: number; about: number }> {
  const count = sql<number>`count(*)::int`;
  const open = isNull(reports.closedAt);
  const [of] = await transaction
    .select({ count })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), open));
  const [about] = await transaction
    .select({ count })
    .from(reports)
    .where(and(eq(reports.playerId, playerId), open));
  return { of: of?.count ?? 0, about: about?.count ?? 0 };
}

/** Stores a report. @returns false if the reporter has an open one about the same */
export async function storeReport(
  transaction: Transaction,
  report: typeof reports.$inferInsert,
): Promise<boolean> {
  const stored = await transaction
    .insert(reports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return stored.length === 1;
}
