import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures, offers, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';

type Reader = Transaction | Database['drizzle'];
type OfferRow = typeof offers.$inferSelect;

/** An open offer with what is offered, in the order of their numbers. */
export interface Offer extends OfferRow {
  readonly maker: string;
  readonly creatures: readonly CreatureRow[];
}

/** All open offers for these listings, the first one first. */
export async function readOffers(on: Reader, targetIds: readonly string[]): Promise<Offer[]> {
  if (targetIds.length === 0) return [];
  const rows = await on
    .select({ offer: offers, maker: players.username, creature: creatures })
    .from(offers)
    .innerJoin(players, eq(players.id, offers.makerId))
    .innerJoin(creatures, eq(creatures.offerId, offers.id))
    .where(inArray(offers.targetId, [...targetIds]))
    .orderBy(asc(offers.number), asc(creatures.number));
  const found = new Map<string, Offer & { creatures: CreatureRow[] }>();
  for (const { offer, maker, creature } of rows) {
    const known = found.get(offer.id) ?? { ...offer, maker, creatures: [] };
    known.creatures.push(creature);
    found.set(offer.id, known);
  }
  return [...found.values()];
}

/** Ids of the listings that those of a player's creatures are offered for. */
export async function targetsOf(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ targetId: offers.targetId })
    .from(creatures)
    .innerJoin(offers, eq(offers.id, creatures.offerId))
    .where(and(eq(creatures.playerId, playerId), inArray(creatures.id, [...ids])));
  return rows.map(({ targetId }) => targetId);
}

/** Stores an offer and marks what is offered as a part of it. */
export async function storeOffer(
  transaction: Transaction,
  offer: typeof offers.$inferInsert,
  offered: readonly { readonly id: string; readonly mark: string }[],
): Promise<Pick<OfferRow, 'id' | 'createdAt'>> {
  const [stored] = await transaction
    .insert(offers)
    .values(offer)
    .returning({ id: offers.id, createdAt: offers.createdAt });
  if (!stored) throw new Error('An offer was not stored');
  for (const { id, mark } of offered) {
    await transaction
      .update(creatures)
      .set({ offerId: stored.id, offerMark: mark })
      .where(eq(creatures.id, id));
  }
  return stored;
}

/** Sets creatures free that were offered. @returns them, in no order */
export const freeCreatures = (transaction: Transaction, ids: readonly string[]): Promise<CreatureRow[]> =>
  transaction
    .update(creatures)
    .set({ offerId: null, offerMark: null })
    .where(inArray(creatures.id, [...ids]))
    .returning();

/** Removes offers of which nothing is left. */
export async function dropOffers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(offers).where(inArray(offers.id, [...ids]));
}

/** A page of what a player has offered, with the offers: by listing, then by offer. */
export async function readOffered(
  on: Reader,
  playerId: string,
  skip: number,
  limit: number,
): Promise<{ rows: { creature: CreatureRow; offer: OfferRow }[]; count: number }> {
  const own = and(eq(creatures.playerId, playerId), sql`${creatures.offerId} is not null`);
  const first = sql`min(${offers.number}) over (partition by ${offers.targetId})`;
  const [rows, [total]] = await Promise.all([
    on
      .select({ creature: creatures, offer: offers })
      .from(creatures)
      .innerJoin(offers, eq(offers.id, creatures.offerId))
      .where(own)
      .orderBy(first, asc(offers.number), asc(creatures.number))
      .limit(limit)
      .offset(skip),
    on.select({ count: sql<number>`count(*)::int` }).from(creatures).where(own),
  ]);
  return { rows, count: total?.count ?? 0 };
}
