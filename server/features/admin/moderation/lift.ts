import type { BodyOf } from '../../../../contract/call.ts';
import type { liftSuspension } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { sendMessage } from '../../../domain/moderation/messages.ts';
import { endSuspension, lockSuspended } from '../../../domain/moderation/suspensions.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import { answerAppeal } from './actQueries.ts';
import { playerIdOf, standingOf } from './standingQueries.ts';

/**
 * Ends a suspension at once, brings the listings back and tells the player; an open appeal counts as granted.
 * @param address of the operator
 * @throws Refusal 404 for an unknown player, 409 for one who is not suspended or has too many unconfirmed messages
 */
export async function lift(
  transaction: Transaction,
  { player, text = '' }: BodyOf<typeof liftSuspension>,
  address: string,
): Promise<Standing> {
  const id = await playerIdOf(transaction, player);
  const row = await lockSuspended(transaction, id);
  if (!row) throw notFound('noPlayer');
  if (!row.suspendedAt) throw conflict('playerNotSuspended');
  await answerAppeal(transaction, id, text);
  await endSuspension(transaction, id);
  await recordAct(transaction, { act: 'lift', player: row, address, details: { text } });
  await sendMessage(transaction, row, 'lifted', text);
  return standingOf(transaction, id);
}
