import type { BodyOf } from '../../../../contract/call.ts';
import type { suspendPlayer } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { hideListings } from '../../../domain/moderation/suspensions.ts';
import { lockToEndOffers } from '../../../domain/trades/endOffers.ts';
import { notify } from '../../../domain/trades/notices.ts';
import { conflict, forbiddenByRule, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { answerReports, storeSuspension } from './actQueries.ts';
import { playerIdOf, standingOf } from './standingQueries.ts';

/**
 * Suspends a player: open offers end, listings are hidden until the suspension ends, sessions are refused.
 * @param address of the operator
 * @throws Refusal 400 for an end in the past, 404 for an unknown player, 409 if one of the reports cannot be answered, or for a player
 *   who is suspended already unless `replaces` names that suspension
 */
export async function suspend(
  { now }: Services,
  transaction: Transaction,
  { player, reason, until, replaces, ...answered }: BodyOf<typeof suspendPlayer>,
  address: string,
): Promise<Standing> {
  const end = until === null ? null : new Date(until);
  if (end && end.getTime() <= now()) throw forbiddenByRule('pastEnd');
  const id = await playerIdOf(transaction, player);
  const { players, end: endOffers } = await lockToEndOffers(transaction, id, null);
  const row = players.get(id);
  if (!row) throw notFound('noPlayer');
  // Under the lock, so that of two operators at once the second one learns of the first one's suspension.
  const { suspended } = await standingOf(transaction, id);
  if (suspended && suspended.id !== replaces) {
    const { id: suspension, until: present } = suspended;
    throw present === null
      ? conflict('suspendedAlready', { suspension })
      : conflict('suspendedAlreadyUntil', { suspension, until: present });
  }
  if (!suspended && replaces !== undefined) throw conflict('suspensionEnded');
  const news = await endOffers();
  await hideListings(transaction, id);
  await storeSuspension(transaction, id, reason, end);
  const closed = await answerReports(transaction, answered, 'suspended', id);
  const details = { reason, until, reports: closed, ...(replaces !== undefined && { replaces }) };
  await recordAct(transaction, { act: 'suspend', player: row, address, details });
  await notify(transaction, news);
  return standingOf(transaction, id);
}
