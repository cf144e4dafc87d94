import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../http/ids.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { takeOwned } from '../creatures/ownedCreatures.ts';
import { lockCreatures, lockPlayer, lockTargets, type PlayerRow, withIds } from '../locks.ts';
import { type OpenOffer, readOffers } from './offers.ts';

/** A player with some of the player's creatures and the open offers for the listed ones. */
interface OwnListings {
  readonly player: PlayerRow;
  readonly rows: readonly CreatureRow[];
  readonly offers: readonly OpenOffer[];
}

/** Number of creatures that one statement locks, so that many of them do not hold the event loop. */
const MOST_AT_ONCE = 300;

/**
 * Locks creatures of a player (listed or not), the player and all offers for them, in the order of `locks.ts`. The
 * transaction must not hold any lock before.
 * @throws Refusal 403 for another player's creature, 404 if it does not exist
 */
export async function lockOwnListings(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<OwnListings> {
  const targets = ids.filter(isUuid);
  await lockTargets(transaction, targets);
  const player = await lockPlayer(transaction, playerId);
  const offers = await readOffers(transaction, targets);
  const offered = offers.flatMap(({ creatures }) => creatures.map(({ id }) => id));
  if (offered.length > 0) {
    const all = [...new Set([...targets.map((id) => id.toLowerCase()), ...offered])].toSorted();
    for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
      await lockCreatures(transaction, withIds(all.slice(at, at + MOST_AT_ONCE)));
    }
  }
  return { player, rows: await takeOwned(transaction, playerId, ids), offers };
}
