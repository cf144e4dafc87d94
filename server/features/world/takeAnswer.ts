import type { BodyOf, ReplyOf } from '../../../contract/call.ts';
import type { chooseEmber } from '../../../contract/game.ts';
import type { Transaction } from '../../database/transaction.ts';
import { whyNoChoice } from '../../domain/ember.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isOpen, readProfile } from '../../domain/players/profile.ts';
import { readVictories } from '../../domain/records.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { keepEmber } from './queries.ts';
import { inBattle } from './walk.ts';

/**
 * Notes what a player answers to the keeper of the hearth beside them, once and for all.
 * @throws Refusal 409 elsewhere, during a battle, before the last champion is beaten, and after the first answer
 */
export async function takeAnswer(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  { ember }: BodyOf<typeof chooseEmber>,
): Promise<ReplyOf<typeof chooseEmber>> {
  const { mapName, cellX, cellY, ember: given } = await lockPlayer(transaction, playerId);
  const { page } = await readProfile(transaction, playerId);
  if (isOpen(page)) throw inBattle();
  const beaten = await readVictories(transaction, playerId);
  const reason = whyNoChoice(game, { mapName, cell: { x: cellX, y: cellY }, beaten, ember: given });
  if (reason !== null) throw conflict(...reason);
  await keepEmber(transaction, playerId, ember);
  return { ember };
}
