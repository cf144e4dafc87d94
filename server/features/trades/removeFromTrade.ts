import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView, nameOf } from '../../shared/creatureView.ts';
import { isUuid } from '../../shared/ids.ts';
import { lockPlayer } from '../../shared/lockPlayer.ts';
import { type News, tell } from '../../shared/notices.ts';
import { readOffers, voidOffers } from '../../shared/offers.ts';
import { takeOwned } from '../../shared/ownedCreatures.ts';
import { conflict } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { lockAll, lockTargets } from '../../shared/tradeLocks.ts';
import { unlist } from './listingQueries.ts';
import { checkOnce } from './rules.ts';

/**
 * Takes listings back: all of them or none. Offers for them are void, and their makers are told.
 * @throws Refusal 400 for an id that comes twice, 403 or 404 for somebody else's or nobody's creature, 409 for one that is
 * not listed
 */
export async function removeFromTrade(
  { database, game }: Services,
  playerId: string,
  ids: readonly string[],
): Promise<Creature[]> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    await lockTargets(transaction, ids.filter(isUuid));
    const player = await lockPlayer(transaction, playerId);
    const offers = await readOffers(transaction, ids.filter(isUuid));
    const offered = offers.flatMap(({ creatures }) => creatures.map(({ id }) => id));
    await lockAll(transaction, [...ids.filter(isUuid), ...offered]);
    const rows = await takeOwned(transaction, playerId, ids);
    const free = rows.find(({ listing }) => listing === null);
    if (free) throw conflict(`${nameOf(game, free)} is not in trade`);
    const news: News[] = [];
    for (const row of rows) {
      const own = offers.filter(({ targetId }) => targetId === row.id);
      news.push(...(await voidOffers(transaction, own, row, 'unlisted')));
    }
    const unlisted = await unlist(transaction, ids);
    await tell(transaction, news);
    return rows.map(({ id }) => {
      const row = unlisted.find((one) => one.id === id);
      if (!row) throw new Error('A listing was not taken back');
      return creatureView(game, row, player);
    });
  });
}
