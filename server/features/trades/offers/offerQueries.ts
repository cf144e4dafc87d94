import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatures, offers } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import type { OfferRow } from '../../../domain/trades/offers.ts';

/** Ids of the listings that these creatures of a player are offered for. */
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

/** Stores an offer and assigns the offered creatures to it. */
export async function storeOffer(
  transaction: Transaction,
  offer: typeof offers.$inferInsert,
  offered: readonly { readonly id: string; readonly fingerprint: string }[],
): Promise<Pick<OfferRow, 'id' | 'createdAt'>> {
  const [stored] = await transaction
    .insert(offers)
    .values(offer)
    .returning({ id: offers.id, createdAt: offers.createdAt });
  if (!stored) throw new Error('An offer was not stored');
  for (const { id, fingerprint } of offered) {
    await transaction
      .update(creatures)
      .set({ offerId: stored.id, offerFingerprint: fingerprint })
      .where(eq(creatures.id, id));
  }
  return stored;
}

/** A page of the creatures that a player has offered, with the offers, sorted by listing, then by offer. */
export async function readOffered(
  on: Database['drizzle'],
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
