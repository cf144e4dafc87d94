import type { Creature } from '../../../../contract/shapes/creature.ts';
import { transact } from '../../../database/transaction.ts';
import { notify } from '../../../domain/trades/notices.ts';
import { voidOffers } from '../../../domain/trades/offers.ts';
import { idempotent, type Repeatable } from '../../../http/calls/idempotency.ts';
import type { Services } from '../../../services.ts';
import { listingView } from '../views.ts';
import { type Answer, dealOf, lockDeal } from './deal.ts';

/**
 * Turns an offer down: what was offered is free again, and its owner is told.
 * @returns the listing with the offers that remain
 * @throws Refusal 403 or 404 for somebody else's or nobody's listing, 409 where listing or offer are gone
 */
export async function rejectOffer(
  { database, game }: Services,
  answer: Answer,
  repeatable: Repeatable,
): Promise<Creature[]> {
  return transact(database, async (transaction) => {
    const locked = await lockDeal(transaction, repeatable.sender, answer);
    return idempotent(transaction, repeatable, async () => {
      const { target, chosen, others } = await dealOf(transaction, game, locked, answer);
      await notify(transaction, await voidOffers(transaction, [chosen], target, 'rejected'));
      return [listingView(game, target, locked.lister, others)];
    });
  });
}
