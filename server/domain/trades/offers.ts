import { asc, eq, inArray } from 'drizzle-orm';
import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import { creatures, offers, players } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { type Notification, remember } from './notices.ts';
export type OfferRow = typeof offers.$inferSelect;

/** An open offer with the offered creatures, in the order of their numbers. */
export interface OpenOffer extends OfferRow {
  readonly maker: string;
  readonly creatures: readonly CreatureRow[];
}

/** All open offers for these listings, oldest first. */
export async function readOffers(on: Queryable, targetIds: readonly string[]): Promise<OpenOffer[]> {
  if (targetIds.length === 0) return [];
  const rows = await on
    .select({ offer: offers, maker: players.username, creature: creatures })
    .from(offers)
    .innerJoin(players, eq(players.id, offers.makerId))
    .innerJoin(creatures, eq(creatures.offerId, offers.id))
    .where(inArray(offers.targetId, [...targetIds]))
    .orderBy(asc(offers.number), asc(creatures.number));
  const found = new Map<string, OpenOffer & { creatures: CreatureRow[] }>();
  for (const { offer, maker, creature } of rows) {
    const known = found.get(offer.id) ?? { ...offer, maker, creatures: [] };
    known.creatures.push(creature);
    found.set(offer.id, known);
  }
  return [...found.values()];
}

/** Releases offered creatures. @returns them, in no particular order */
export const freeCreatures = (transaction: Transaction, ids: readonly string[]): Promise<CreatureRow[]> =>
  transaction
    .update(creatures)
    .set({ offerId: null, offerFingerprint: null })
    .where(inArray(creatures.id, [...ids]))
    .returning();

/** Deletes offers. None of their creatures may still refer to them. */
export async function dropOffers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(offers).where(inArray(offers.id, [...ids]));
}

/**
 * Ends offers and releases the offered creatures. This transaction must have locked the listed and the offered
 * creatures.
 * @param target the listed creature, `kind` the kind of notice for the players who made the offers
 * @returns their notices
 */
export async function voidOffers(
  transaction: Transaction,
  offers: readonly OpenOffer[],
  target: CreatureRow,
  kind: NoticeKind,
): Promise<Notification[]> {
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
