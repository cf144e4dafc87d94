import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';
import { isOpen } from '../../shared/profile.ts';
import { notFound, Refusal } from '../../shared/refusal.ts';
import { battlePage, lockCreatures, ownerOf } from './changeQueries.ts';

/** It exists, and is somebody else's: 403. */
const notYours = () => new Refusal(403, 'not_yours', 'This creature is not yours');
/** Who fights stays as the battle began: 409. */
const inBattle = () => new Refusal(409, 'in_battle', 'Finish your battle first');

/**
 * Locks those of a player's creatures, in the order asked for. The player's row must be locked by this transaction.
 * @param ids each once
 * @throws Refusal 404 for an id that does not exist, 403 for somebody else's creature
 */
export async function takeOwned(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<CreatureRow[]> {
  const rows = new Map((await lockCreatures(transaction, playerId, ids)).map((row) => [row.id, row]));
  const missing = ids.find((id) => !rows.has(id));
  if (missing !== undefined) {
    throw (await ownerOf(transaction, missing)) === null ? notFound('There is no such creature') : notYours();
  }
  return ids.map((id) => rows.get(id) as CreatureRow);
}

/** @throws Refusal 409 while the player fights: a battle has taken copies of the team */
export async function refuseInBattle(transaction: Transaction, playerId: string): Promise<void> {
  if (isOpen(await battlePage(transaction, playerId))) throw inBattle();
}
