import { MOST_APPEALS } from '../../../../contract/shapes/operating/moderation.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { lockPlayers } from '../../../domain/locks.ts';
import { endSuspension, lockSuspended } from '../../../domain/moderation/suspensions.ts';
import { conflict, unauthorized } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { hasRunOut, readAppealed, storeAppeal } from './appealQueries.ts';

/** The refusal of what only suspended players may do. */
export const notSuspended = () => conflict('notSuspended');

/**
 * Ends a suspension that has run out, at the player's first login after it.
 * @returns false if the player is still suspended
 */
export const settleSuspension = ({ database }: Services, playerId: string): Promise<boolean> =>
  transact(database, async (transaction) => {
    const player = await lockSuspended(transaction, playerId);
    if (!player) throw unauthorized();
    if (!player.suspendedAt) return true;
    if (!(await hasRunOut(transaction, playerId))) return false;
    await endSuspension(transaction, playerId);
    return true;
  });

/**
 * Appeals against a player's suspension. The same text again changes nothing.
 * @throws Refusal 409 if the player is not suspended, an appeal waits for its answer, or there were as many as there may be
 */
export async function appealFor(transaction: Transaction, playerId: string, text: string): Promise<void> {
  await lockPlayers(transaction, [playerId]);
  const found = (await hasRunOut(transaction, playerId))
    ? undefined
    : await readAppealed(transaction, playerId);
  if (!found) throw notSuspended();
  if (found.open === text) return;
  if (found.open !== null) throw conflict('appealOpen');
  if (found.appeals >= MOST_APPEALS) throw conflict('appealsSpent');
  await storeAppeal(transaction, found.id, text);
}
