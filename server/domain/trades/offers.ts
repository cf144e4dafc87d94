import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import { creatures, offers, players } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { withIds } from '../locks.ts';
import { type Notification, remember } from './notices.ts';

export type OfferRow = typeof offers.$inferSelect;

/** An open offer with the offered creatures, in the order of their numbers. */
export interface OpenOffer extends OfferRow {
  readonly maker: string;
  readonly creatures: readonly CreatureRow[];
}

/**
 * Number of offers that one statement reads for several listings. Their creatures, six each at most, can be mapped without
 * holding the event loop for long. One listing has no more than 30.
 */
const MOST_AT_ONCE = 20;

async function readPiece(
  on: Queryable,
  targetIds: readonly string[],
  makerId: string | undefined,
  after: number,
): Promise<OpenOffer[]> {
  const which = and(
    sql`${offers.targetId} = any(${sql.param([...targetIds])}::uuid[])`,
    makerId === undefined ? undefined : eq(offers.makerId, makerId),
  );
  const next = () =>
    inArray(
      offers.id,
      on
        .select({ id: offers.id })
        .from(offers)
        .where(and(which, gt(offers.number, after)))
        .orderBy(asc(offers.number))
        .limit(MOST_AT_ONCE),
    );
  const rows = await on
    .select({ offer: offers, maker: players.username, creature: creatures })
    .from(offers)
    .innerJoin(players, eq(players.id, offers.makerId))
    .innerJoin(creatures, eq(creatures.offerId, offers.id))
    .where(targetIds.length === 1 ? which : next())
    .orderBy(asc(offers.number), asc(creatures.number));
  const found = new Map<string, OpenOffer & { creatures: CreatureRow[] }>();
  for (const { offer, maker, creature } of rows) {
    const known = found.get(offer.id) ?? { ...offer, maker, creatures: [] };
    known.creatures.push(creature);
    found.set(offer.id, known);
  }
  return [...found.values()];
}

/** All open offers for these listings, or those of one player for them, oldest first. */
export async function readOffers(
  on: Queryable,
  targetIds: readonly string[],
  makerId?: string,
): Promise<OpenOffer[]> {
  if (targetIds.length === 0) return [];
  const found: OpenOffer[] = [];
  for (;;) {
    const piece = await readPiece(on, targetIds, makerId, found.at(-1)?.number ?? 0);
    found.push(...piece);
    if (targetIds.length === 1 || piece.length < MOST_AT_ONCE) return found;
  }
}

/** Releases offered creatures. */
export async function freeCreatures(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.update(creatures).set({ offerId: null, offerFingerprint: null }).where(withIds(ids));
}

/** Deletes offers. None of their creatures may still refer to them. */
export async function dropOffers(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(offers).where(sql`${offers.id} = any(${sql.param([...ids])}::uuid[])`);
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
