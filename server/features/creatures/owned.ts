import type { Transaction } from '../../database/transaction.ts';
import { isOpen } from '../../domain/players/profile.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { battlePage } from './changeQueries.ts';

/** Who fights stays as the battle began: 409. */
const inBattle = () => new Refusal(409, 'in_battle', 'Finish your battle first');

/** @throws Refusal 409 while the player fights: a battle has taken copies of the team */
export async function refuseInBattle(transaction: Transaction, playerId: string): Promise<void> {
  if (isOpen(await battlePage(transaction, playerId))) throw inBattle();
}
