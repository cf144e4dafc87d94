import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';
import { type News, remember } from '../../shared/notices.ts';
import { dropOffers, freeCreatures, type Offer } from './offerQueries.ts';

/**
 * Ends offers: what was offered is free again. What is listed and what is offered must be locked by this transaction.
 * @param target the listed creature that they are for, `kind` what their makers are to hear
 * @returns what their makers are to hear
 */
export async function voidOffers(
  transaction: Transaction,
  offers: readonly Offer[],
  target: CreatureRow,
  kind: NoticeKind,
): Promise<News[]> {
  if (offers.length === 0) return [];
  await freeCreatures(
    transaction,
    offers.flatMap(({ creatures }) => creatures.map(({ id }) => id)),
  );
  await dropOffers(
    transaction,
    offers.map(({ id }) => id),
  );
  return offers.map((offer) => ({
    playerId: offer.makerId,
    kind,
    userId: offer.listerId,
    pokemon: remember(target),
    pokemons: offer.creatures.map(remember),
  }));
}
