import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../../contract/call.ts';
import type { warnPlayer } from '../../../../contract/operator.ts';
import type { ReportOutcome } from '../../../../contract/shapes/operating/operator.ts';
import {
  announcements,
  appeals,
  creatures,
  operatorActPlayers,
  operatorActs,
  players,
  reports,
  sessions,
  suspensions,
} from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';
import { retireName } from '../../../domain/players/names.ts';
import { announceStored } from '../../../domain/trades/notices.ts';
import { conflict } from '../../../http/refusal.ts';

const NUMBER = /^\d{1,15}$/;
/** Ids of rows as numbers, without those that no row can have. */
const numbersOf = (ids: readonly string[]): number[] => ids.filter((id) => NUMBER.test(id)).map(Number);

/** Closes those of the reports that are open. @returns their ids */
export async function closeReports(
  transaction: Transaction,
  ids: readonly string[],
  outcome: ReportOutcome,
  about?: SQL,
): Promise<number[]> {
  const closed = await transaction
    .update(reports)
    .set({ closedAt: sql`now()`, outcome })
    .where(and(inArray(reports.id, numbersOf(ids)), isNull(reports.closedAt), about))
    .returning({ id: reports.id });
  return closed.map(({ id }) => id);
}

/**
 * Closes those of the reports that are open and about a player, whom the transaction must have locked.
 * @returns their ids
 * @throws Refusal 409 if `allOpen` and it could not close one of them
 */
export async function answerReports(
  transaction: Transaction,
  { reports: ids = [], allOpen = false }: Pick<BodyOf<typeof warnPlayer>, 'reports' | 'allOpen'>,
  outcome: ReportOutcome,
  playerId: string,
): Promise<number[]> {
  const closed = await closeReports(transaction, ids, outcome, eq(reports.playerId, playerId));
  if (allOpen && closed.length < new Set(ids).size) {
    throw conflict('reportAnswered');
  }
  return closed;
}

/** Stores a suspension in place of the present one, and soon ends the open streams of the player's sessions. */
export async function storeSuspension(
  transaction: Transaction,
  playerId: string,
  reason: string,
  until: Date | null,
): Promise<void> {
  await transaction
    .update(suspensions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(suspensions.playerId, playerId), isNull(suspensions.endedAt)));
  await transaction.insert(suspensions).values({ playerId, reason, until });
  await transaction
    .update(players)
    // Later than the beginning of a login that was faster, whose session must end, too.
    .set({ suspendedAt: sql`clock_timestamp()`, suspendedUntil: until })
    .where(eq(players.id, playerId));
  await transaction.execute(sql`
    insert into ${announcements} (player_id, message) select player_id, encode(token_hash, 'hex') from ${sessions}
    where player_id = ${playerId}::uuid`);
  announceStored(transaction);
}

/** Answers the open appeal against a player's present suspension, if there is one. @returns whether there was */
export async function answerAppeal(
  transaction: Transaction,
  playerId: string,
  answer: string,
): Promise<boolean> {
  const present = transaction
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(and(eq(suspensions.playerId, playerId), isNull(suspensions.endedAt)));
  const answered = await transaction
    .update(appeals)
    .set({ answeredAt: sql`now()`, answer })
    .where(and(inArray(appeals.suspensionId, present), isNull(appeals.answeredAt)))
    .returning({ id: appeals.id });
  return answered.length > 0;
}

/** The player who made an open appeal; undefined if there is none with this id. */
export async function appellantOf(transaction: Transaction, id: string): Promise<string | undefined> {
  const [row] = await transaction
    .select({ playerId: suspensions.playerId })
    .from(appeals)
    .innerJoin(suspensions, eq(suspensions.id, appeals.suspensionId))
    .where(
      and(inArray(appeals.id, numbersOf([id])), isNull(appeals.answeredAt), isNull(suspensions.endedAt)),
    );
  return row?.playerId;
}

/** Changes a player's name and keeps everybody from taking the former one. */
export async function changeName(
  transaction: Transaction,
  playerId: string,
  formerKey: string,
  name: { readonly username: string; readonly nameKey: string },
): Promise<void> {
  await retireName(transaction, formerKey, playerId);
  await transaction.update(players).set(name).where(eq(players.id, playerId));
}

/** Takes the nickname away from a creature. */
export async function clearNickname(transaction: Transaction, creatureId: string): Promise<void> {
  await transaction.update(creatures).set({ nickname: null }).where(eq(creatures.id, creatureId));
}

/** A page of the audit log, the latest first, of one player or of all; and the number of its lines. */
export async function readActs(on: Queryable, playerId: string | null, skip: number, limit: number) {
  const { actId, name, newName, playerId: about } = operatorActPlayers;
  const which = playerId === null ? undefined : eq(about, playerId);
  const count = { count: sql<number>`count(*)::int` };
  const [rows, [total]] = await Promise.all([
    on
      .select({ act: operatorActs, name, newName })
      .from(operatorActs)
      .leftJoin(operatorActPlayers, eq(actId, operatorActs.id))
      .where(which)
      .orderBy(desc(operatorActs.id))
      .limit(limit)
      .offset(skip),
    playerId === null
      ? on.select(count).from(operatorActs)
      : on.select(count).from(operatorActPlayers).where(which),
  ]);
  return { rows, count: total?.count ?? 0 };
}
