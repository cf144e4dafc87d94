import type { Creature } from '../../../../contract/shapes/creature.ts';
import { transact } from '../../../database/transaction.ts';
import { creatureView, namedOf } from '../../../domain/creatures/creatureView.ts';
import { lockOwnListings } from '../../../domain/trades/lockOwnListings.ts';
import { type Notification, notify } from '../../../domain/trades/notices.ts';
import { voidOffers } from '../../../domain/trades/offers.ts';
import { checkOnce } from '../../../http/ids.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { unlist } from '../listingQueries.ts';

/**
 * Removes listings, all or none. Offers for them end, and the players who made them are notified.
 * @throws Refusal 400 for an id that occurs twice, 403 for another player's creature, 404 if one does not exist, 409
 * for one that is not listed
 */
export async function removeFromTrade(
  { database, game }: Services,
  playerId: string,
  ids: readonly string[],
): Promise<Creature[]> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    const { player, rows, offers } = await lockOwnListings(transaction, playerId, ids);
    const free = rows.find(({ listing }) => listing === null);
    if (free) throw conflict('notInTrade', namedOf(game, free));
    const news: Notification[] = [];
    for (const row of rows) {
      const own = offers.filter(({ targetId }) => targetId === row.id);
      news.push(...(await voidOffers(transaction, own, row, 'unlisted')));
    }
    const unlisted = await unlist(transaction, ids);
    await notify(transaction, news);
    return rows.map(({ id }) => {
      const row = unlisted.find((one) => one.id === id);
      if (!row) throw new Error('A listing was not taken back');
      return creatureView(game, row, player);
    });
  });
}
