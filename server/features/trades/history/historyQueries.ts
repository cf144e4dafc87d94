import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../../contract/shapes/primitives.ts';
import type { Database } from '../../../database/connect.ts';
import {
  creatureBirths,
  creatures,
  offers,
  players,
  tradeCreatures,
  tradeSides,
  trades,
} from '../../../database/schema.ts';

/**
 * A page of a player's trades, newest first, and the number of trades; both follow from the numbers of the trades. A
 * player who has deleted the account has no name.
 */
export async function readTrades({ drizzle }: Database, playerId: string, skip: number) {
  const own = eq(tradeSides.playerId, playerId);
  const last = drizzle
    .select({ last: max(tradeSides.number) })
    .from(tradeSides)
    .where(own);
  const [rows, [total]] = await Promise.all([
    drizzle
      .select({ id: trades.id, at: trades.at, otherId: tradeSides.otherId, other: players.username })
      .from(tradeSides)
      .innerJoin(trades, eq(trades.id, tradeSides.tradeId))
      .leftJoin(players, eq(players.id, tradeSides.otherId))
      .where(and(own, lte(tradeSides.number, sql`(${last}) - ${skip}::int`)))
      .orderBy(desc(tradeSides.number))
      .limit(PAGE_SIZE),
    last,
  ]);
  return { rows, count: total?.last ?? 0 };
}

/** The creatures of these trades. */
export const readTraded = ({ drizzle }: Database, tradeIds: readonly number[]) =>
  drizzle
    .select()
    .from(tradeCreatures)
    .where(inArray(tradeCreatures.tradeId, [...tradeIds]))
    .orderBy(asc(tradeCreatures.tradeId), asc(tradeCreatures.creatureId));

/** A creature's owner and the data that decide who may see its history; undefined if there is no such creature. */
export async function readWhereabouts({ drizzle }: Database, id: string) {
  const [row] = await drizzle
    .select({
      ownerId: creatures.playerId,
      owner: players.username,
      bornAt: creatureBirths.bornAt,
      listing: creatures.listing,
      offeredTo: offers.listerId,
    })
    .from(creatures)
    .innerJoin(players, eq(players.id, creatures.playerId))
    .innerJoin(creatureBirths, eq(creatureBirths.creatureId, creatures.id))
    .leftJoin(offers, eq(offers.id, creatures.offerId))
    .where(eq(creatures.id, id));
  return row;
}

/** All changes of a creature's owner, oldest first. An owner who has deleted the account has no name. */
export const readHands = ({ drizzle }: Database, id: string) =>
  drizzle
    .select({ fromId: tradeCreatures.fromId, from: players.username, at: trades.at })
    .from(tradeCreatures)
    .innerJoin(trades, eq(trades.id, tradeCreatures.tradeId))
    .leftJoin(players, eq(players.id, tradeCreatures.fromId))
    .where(eq(tradeCreatures.creatureId, id))
    .orderBy(asc(trades.id));
