import type { BodyOf } from '../../../../contract/call.ts';
import type { messagePlayer, warnPlayer } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockPlayers } from '../../../domain/locks.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { sendMessage } from '../../../domain/moderation/messages.ts';
import { notFound } from '../../../http/refusal.ts';
import { answerReports } from './actQueries.ts';
import { playerIdOf, standingOf } from './standingQueries.ts';

/**
 * Warns a player and closes the reports that are answered by it.
 * @param address of the operator
 * @throws Refusal 404 for an unknown player, 409 for one with too many unconfirmed messages, or if one of
 * the reports cannot be answered
 */
export async function warn(
  transaction: Transaction,
  { player, text, ...answered }: BodyOf<typeof warnPlayer>,
  address: string,
): Promise<Standing> {
  const id = await playerIdOf(transaction, player);
  const row = (await lockPlayers(transaction, [id])).get(id);
  if (!row) throw notFound('noPlayer');
  const closed = await answerReports(transaction, answered, 'warned', id);
  await recordAct(transaction, { act: 'warn', player: row, address, details: { text, reports: closed } });
  await sendMessage(transaction, row, 'warning', text);
  return standingOf(transaction, id);
}

/**
 * Sends a player a message that is no warning.
 * @param address of the operator
 * @throws Refusal 404 for an unknown player, 409 for one with too many unconfirmed messages
 */
export async function tell(
  transaction: Transaction,
  { player, text }: BodyOf<typeof messagePlayer>,
  address: string,
): Promise<Standing> {
  const id = await playerIdOf(transaction, player);
  const row = (await lockPlayers(transaction, [id])).get(id);
  if (!row) throw notFound('noPlayer');
  await recordAct(transaction, { act: 'message', player: row, address, details: { text } });
  await sendMessage(transaction, row, 'message', text);
  return standingOf(transaction, id);
}
