import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures, players } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';

const own = (playerId: string) => and(eq(creatures.playerId, playerId), isNotNull(creatures.listing));

/** Number of a player's listings. */
export async function countListings(on: Queryable, playerId: string): Promise<number> {
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(creatures).where(own(playerId));
  return row?.count ?? 0;
}

/** A page of a player's listings, newest first. */
export const readListings = (
  on: Queryable,
  playerId: string,
  skip: number,
  limit: number,
): Promise<CreatureRow[]> =>
  on.select().from(creatures).where(own(playerId)).orderBy(desc(creatures.listing)).limit(limit).offset(skip);

/** Lists a creature in the market. */
export async function list(transaction: Transaction, id: string): Promise<CreatureRow> {
  const [row] = await transaction
    .update(creatures)
    .set({ listing: sql`nextval('listings_number_seq')` })
    .where(eq(creatures.id, id))
    .returning();
  if (!row) throw new Error('A creature is gone');
  return row;
}

/** Removes listings. @returns the creatures, in no particular order */
export const unlist = (transaction: Transaction, ids: readonly string[]): Promise<CreatureRow[]> =>
  transaction
    .update(creatures)
    .set({ listing: null })
    .where(inArray(creatures.id, [...ids]))
    .returning();

/** A creature of any owner, with the owner's name; undefined if there is none. */
export async function readWithOwner(on: Queryable, id: string) {
  const [row] = await on
    .select({ creature: creatures, owner: { id: players.id, username: players.username } })
    .from(creatures)
    .innerJoin(players, eq(players.id, creatures.playerId))
    .where(eq(creatures.id, id));
  return row;
}

/** Creatures by their ids with their owners' names, in no particular order. */
export const readManyWithOwners = (on: Queryable, ids: readonly string[]) =>
  on
    .select({ creature: creatures, owner: { id: players.id, username: players.username } })
    .from(creatures)
    .innerJoin(players, eq(players.id, creatures.playerId))
    .where(inArray(creatures.id, [...ids]));

/** Listings by their numbers with their owners, in no particular order. */
export const readListed = ({ drizzle }: Database, numbers: readonly number[]) =>
  drizzle
    .select({ creature: creatures, owner: { id: players.id, username: players.username } })
    .from(creatures)
    .innerJoin(players, eq(players.id, creatures.playerId))
    .where(inArray(creatures.listing, [...numbers]));
