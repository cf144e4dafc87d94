import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { notify } from '../../../domain/trades/notices.ts';
import { voidOffers } from '../../../domain/trades/offers.ts';
import type { Services } from '../../../services.ts';
import { listingView } from '../views.ts';
import { type Answer, lockDeal } from './deal.ts';

/**
 * Turns an offer down: what was offered is free again, and its owner is told.
 * @returns the listing with the offers that remain
 * @throws Refusal 403 or 404 for somebody else's or nobody's listing, 409 where listing or offer are gone
 */
export async function rejectOffer(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  answer: Answer,
): Promise<Creature[]> {
  const { lister, target, chosen, others } = await lockDeal(transaction, game, playerId, answer);
  await notify(transaction, await voidOffers(transaction, [chosen], target, 'rejected'));
  return [listingView(game, target, lister, others)];
}
