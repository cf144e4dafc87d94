import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../http/calls/check.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { takeOwned } from '../creatures/ownedCreatures.ts';
import { lockCreatures, lockPlayer, lockTargets, type PlayerRow, withIds } from '../locks.ts';
import { type OpenOffer, readOffers } from './offers.ts';

/** A player with some of the player's creatures and the open offers for those that are listed. */
interface OwnListings {
  readonly player: PlayerRow;
  readonly rows: readonly CreatureRow[];
  readonly offers: readonly OpenOffer[];
}

/**
 * Locks creatures of a player, listed or not, their owner and whatever is offered for them, in the order of `locks.ts`.
 * Needs no other lock to be held before.
 * @throws Refusal 403 or 404 for somebody else's or nobody's creature
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
  if (offered.length > 0) await lockCreatures(transaction, withIds([...targets, ...offered]));
  return { player, rows: await takeOwned(transaction, playerId, ids), offers };
}
