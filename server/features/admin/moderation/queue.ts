import type { BodyOf, ReplyOf } from '../../../../contract/call.ts';
import type {
  declineAppeal,
  dismissReports,
  getAppeals,
  getAudit,
  getReports,
} from '../../../../contract/operator.ts';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockPlayers } from '../../../domain/locks.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { tradedView } from '../../../domain/trades/tradedView.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { answerAppeal, appellantOf, closeReports, readActs } from './actQueries.ts';
import { readAppeals, readReports } from './queueQueries.ts';
import { playerIdOf, readStandings, standingOf } from './standingQueries.ts';

/** Returns a page of the open or the closed reports. */
export async function reportQueue(
  { database: { drizzle }, game }: Services,
  isOpen: boolean,
  skip: number,
): Promise<ReplyOf<typeof getReports>> {
  const { rows, count } = await readReports(drizzle, isOpen, skip, PAGE_SIZE);
  const standings = await readStandings(
    drizzle,
    rows.map(({ report }) => report.playerId),
  );
  const reports = rows.flatMap(({ report, reporter }) => {
    const player = standings.get(report.playerId);
    if (!player) return [];
    const { id, reporterId, name, pokemon, reason, text, createdAt, closedAt, outcome } = report;
    return {
      id: String(id),
      at: createdAt.toISOString(),
      reporter: { id: reporterId, name: reporter },
      player,
      nameThen: name,
      pokemon: pokemon && tradedView(game, pokemon),
      reason,
      text,
      closed: closedAt && outcome ? { at: closedAt.toISOString(), outcome } : null,
    };
  });
  return { reports, count };
}

/** Returns a page of the unanswered appeals. */
export async function appealQueue(
  { database: { drizzle } }: Services,
  skip: number,
): Promise<ReplyOf<typeof getAppeals>> {
  const { rows, count } = await readAppeals(drizzle, skip, PAGE_SIZE);
  const standings = await readStandings(
    drizzle,
    rows.map(({ playerId }) => playerId),
  );
  const appeals = rows.flatMap(({ id, text, at, playerId }) => {
    const player = standings.get(playerId);
    return player ? { id: String(id), at: at.toISOString(), player, text } : [];
  });
  return { appeals, count };
}

/** Returns a page of the audit log. @throws Refusal 404 for an unknown player */
export async function auditLog(
  { database: { drizzle } }: Services,
  player: string | undefined,
  skip: number,
): Promise<ReplyOf<typeof getAudit>> {
  const id = player === undefined ? null : await playerIdOf(drizzle, player);
  const { rows, count } = await readActs(drizzle, id, skip, PAGE_SIZE);
  const acts = rows.map(({ act: { id: number, act, address, details, createdAt }, name, newName }) => ({
    id: String(number),
    at: createdAt.toISOString(),
    act,
    player: name ?? '',
    newName: newName ?? '',
    address,
    details,
  }));
  return { acts, count };
}

/** Closes open reports without consequences. @param address of the operator */
export async function dismiss(
  transaction: Transaction,
  { reports, text = '' }: BodyOf<typeof dismissReports>,
  address: string,
): Promise<ReplyOf<typeof dismissReports>> {
  const closed = await closeReports(transaction, reports, 'dismissed');
  if (closed.length > 0) {
    const details = { text, reports: closed };
    await recordAct(transaction, { act: 'dismiss', player: null, address, details });
  }
  return { closed: closed.length };
}

/**
 * Declines an appeal: the suspension stays.
 * @param address of the operator
 * @throws Refusal 404 if there is no such open appeal
 */
export async function decline(
  transaction: Transaction,
  { appeal, text }: BodyOf<typeof declineAppeal>,
  address: string,
): Promise<ReplyOf<typeof declineAppeal>> {
  const id = await appellantOf(transaction, appeal);
  const player = id && (await lockPlayers(transaction, [id])).get(id);
  if (!player || !(await answerAppeal(transaction, player.id, text))) {
    throw notFound('noAppeal');
  }
  await recordAct(transaction, { act: 'declineAppeal', player, address, details: { appeal, text } });
  return { player: await standingOf(transaction, player.id) };
}
