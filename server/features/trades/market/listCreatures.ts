import type { Creature } from '../../../../contract/shapes/creature.ts';
import { transact } from '../../../database/transaction.ts';
import { type CreatureRow, creatureView } from '../../../domain/creatures/creatureView.ts';
import { checkFree, takeOwned } from '../../../domain/creatures/ownedCreatures.ts';
import { lockPlayer, refuseGuest } from '../../../domain/locks.ts';
import { tellLater } from '../../../domain/trades/seekers.ts';
import { checkOnce } from '../../../http/ids.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { countListings, list } from '../listingQueries.ts';

/** Maximum number of listings of one player, so that nobody floods the market. */
const MOST_LISTINGS = 1000;

/**
 * Lists creatures for trade, all or none. Players who look for such creatures are notified soon after, up to a rate limit.
 * @throws Refusal 400 for an id that occurs twice, 403 for another player's creature or a guest, 404 if one does not exist, 409
 * for a team member, a favourite, a creature already in trade, or more than 1,000 listings
 */
export async function listCreatures(
  { database, game, limits }: Services,
  playerId: string,
  ids: readonly string[],
): Promise<Creature[]> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    refuseGuest(player);
    const rows = await takeOwned(transaction, playerId, ids);
    for (const row of rows) checkFree(game, row);
    if ((await countListings(transaction, playerId)) + rows.length > MOST_LISTINGS) {
      throw conflict('manyListings');
    }
    const listed: CreatureRow[] = [];
    for (const row of rows) {
      const now = await list(transaction, row.id);
      listed.push(now);
      if (now.listing !== null && limits.allows('announcement', playerId))
        await tellLater(transaction, now.listing);
    }
    return listed.map((row) => creatureView(game, row, player));
  });
}
