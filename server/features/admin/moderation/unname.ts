import type { BodyOf } from '../../../../contract/call.ts';
import type { takeNickname } from '../../../../contract/operator.ts';
import type { Standing } from '../../../../contract/shapes/operating/operator.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockCreatures, lockPlayers, withIds } from '../../../domain/locks.ts';
import { recordAct } from '../../../domain/moderation/audit.ts';
import { sendMessage } from '../../../domain/moderation/messages.ts';
import { nameKey } from '../../../domain/players/nameKey.ts';
import { retireName } from '../../../domain/players/names.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import { answerReports, clearNickname } from './actQueries.ts';
import { playerIdOf, standingOf } from './standingQueries.ts';

/**
 * Takes a nickname away from a creature, also if it was traded since it was reported, and tells the player who gave it.
 * Nobody can use the nickname again.
 * @param address of the operator
 * @throws Refusal 404 for an unknown player or creature, 409 for a creature without a nickname, or too many
 * unconfirmed messages
 */
export async function unname(
  transaction: Transaction,
  { player, pokemon, text = '', ...answered }: BodyOf<typeof takeNickname>,
  address: string,
): Promise<Standing> {
  const id = await playerIdOf(transaction, player);
  const row = (await lockPlayers(transaction, [id])).get(id);
  if (!row) throw notFound('noPlayer');
  const [creature] = await lockCreatures(transaction, withIds([pokemon]));
  if (!creature) throw notFound('noCreature');
  if (creature.nickname === null) throw conflict('noNickname');
  await clearNickname(transaction, creature.id);
  await retireName(transaction, nameKey(creature.nickname), null);
  const closed = await answerReports(transaction, answered, 'unnamed', id);
  const details = { text, reports: closed, pokemon: creature.id, nickname: creature.nickname };
  await recordAct(transaction, { act: 'unname', player: row, address, details });
  await sendMessage(transaction, row, 'unnamed', text);
  return standingOf(transaction, id);
}
