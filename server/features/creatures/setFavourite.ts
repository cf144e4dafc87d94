import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import type { Services } from '../../services.ts';
import { storeFavourite } from './changeQueries.ts';

/**
 * Sets or clears a creature's favourite flag, also during a battle.
 * @throws Refusal 404 for an id that does not exist, 403 for another player's creature, 409 for one that is in trade
 */
export async function setFavourite(
  { database, game }: Services,
  playerId: string,
  { id, favourite }: { readonly id: string; readonly favourite: boolean },
): Promise<Creature[]> {
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const [row] = await takeOwned(transaction, playerId, [id]);
    if (row && favourite) refuseInTrade(game, row);
    return [creatureView(game, await storeFavourite(transaction, id, favourite), player)];
  });
}
