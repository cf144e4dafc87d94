import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { appeals, players, reports, suspensions } from '../../../database/schema.ts';
import type { Queryable } from '../../../database/transaction.ts';

const COUNT = { count: sql<number>`count(*)::int` };

/** A page of the open reports, the oldest first, or of the closed ones, the latest first; and how many there are. */
export async function readReports(on: Queryable, isOpen: boolean, skip: number, limit: number) {
  const which = isOpen ? isNull(reports.closedAt) : isNotNull(reports.closedAt);
  const order = isOpen ? [asc(reports.id)] : [desc(reports.closedAt), desc(reports.id)];
  const [rows, [total]] = await Promise.all([
    on
      .select({ report: reports, reporter: players.username })
      .from(reports)
      .innerJoin(players, eq(players.id, reports.reporterId))
      .where(which)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
    on.select(COUNT).from(reports).where(which),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** A page of the unanswered appeals against present suspensions, the oldest first, and how many there are. */
export async function readAppeals(on: Queryable, skip: number, limit: number) {
  const { id, text, createdAt } = appeals;
  const [rows, [total]] = await Promise.all([
    on
      .select({ id, text, at: createdAt, playerId: suspensions.playerId })
      .from(appeals)
      .innerJoin(suspensions, eq(suspensions.id, appeals.suspensionId))
      .where(isNull(appeals.answeredAt))
      .orderBy(asc(id))
      .limit(limit)
      .offset(skip),
    on.select(COUNT).from(appeals).where(isNull(appeals.answeredAt)),
  ]);
  return { rows, count: total?.count ?? 0 };
}
