import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../http/ids.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { takeOwned } from '../creatures/ownedCreatures.ts';
import { lockPlayer, lockTargets, lockWithOffered, type PlayerRow } from '../locks.ts';
import { type OpenOffer, readOffers } from './offers.ts';

/** A player with some of the player's creatures and the open offers for the listed ones. */
interface OwnListings {
  readonly player: PlayerRow;
  readonly rows: readonly CreatureRow[];
  readonly offers: readonly OpenOffer[];
}

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
  if (offers.length > 0) await lockWithOffered(transaction, targets);
  return { player, rows: await takeOwned(transaction, playerId, ids), offers };
}
