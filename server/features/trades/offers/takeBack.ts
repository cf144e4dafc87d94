import type { Creature } from '../../../../contract/shapes/creature.ts';
import { transact } from '../../../database/transaction.ts';
import { type CreatureRow, creatureView, namedOf } from '../../../domain/creatures/creatureView.ts';
import { takeOwned } from '../../../domain/creatures/ownedCreatures.ts';
import { lockPlayer, lockTargets } from '../../../domain/locks.ts';
import { type Notification, notify, remember } from '../../../domain/trades/notices.ts';
import { dropOffers, freeCreatures, type OpenOffer, readOffers } from '../../../domain/trades/offers.ts';
import { checkOnce, isUuid } from '../../../http/ids.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readManyWithOwners } from '../listingQueries.ts';
import { targetsOf } from './offerQueries.ts';

/** Groups the creatures to take back by offer. */
const partsOf = (offers: readonly OpenOffer[], rows: readonly CreatureRow[]) =>
  offers
    .map((offer) => ({ offer, taken: rows.filter(({ offerId }) => offerId === offer.id) }))
    .filter(({ taken }) => taken.length > 0);

/**
 * Takes back offered creatures, all or none, and notifies the owners of the listings.
 * @throws Refusal 400 for an id that occurs twice, 403 for another player's creature, 404 if one does not exist, 409
 * for one that is not (or no longer) offered
 */
export async function takeBack(
  { database, game }: Services,
  playerId: string,
  ids: readonly string[],
): Promise<Creature[]> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    const targetIds = await targetsOf(transaction, playerId, ids.filter(isUuid));
    await lockTargets(transaction, targetIds);
    const player = await lockPlayer(transaction, playerId);
    const rows = await takeOwned(transaction, playerId, ids);
    const offers = await readOffers(transaction, targetIds, playerId);
    const free = rows.find(({ offerId }) => !offers.some(({ id }) => id === offerId));
    if (free) throw conflict('notOffered', namedOf(game, free));
    const parts = partsOf(offers, rows);
    await freeCreatures(transaction, ids);
    await dropOffers(
      transaction,
      parts.flatMap(({ offer, taken }) => (taken.length === offer.creatures.length ? [offer.id] : [])),
    );
    const targets = await readManyWithOwners(transaction, targetIds);
    const news = parts.flatMap(({ offer, taken }): Notification[] => {
      const target = targets.find(({ creature }) => creature.id === offer.targetId);
      if (!target) return [];
      const pokemon = remember(target.creature);
      const pokemons = taken.map(remember);
      return [{ playerId: offer.listerId, kind: 'withdrawn', userId: playerId, pokemon, pokemons }];
    });
    await notify(transaction, news);
    return rows.map((row) => creatureView(game, { ...row, offerId: null, offerFingerprint: null }, player));
  });
}
