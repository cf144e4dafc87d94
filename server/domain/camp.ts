import { and, eq, gte, inArray } from 'drizzle-orm';
import { campWith, type FurnishedCamp } from '../../content/furniture/camp.ts';
import { PIECE_NAMES } from '../../content/furniture/spots.ts';
import { bagItems, campPieces } from '../database/schema.ts';
import type { Queryable } from '../database/transaction.ts';

/** Reads a player's camp and the furniture that the player owns. */
export async function readCamp(on: Queryable, playerId: string): Promise<FurnishedCamp> {
  const rows = await on.select().from(campPieces).where(eq(campPieces.playerId, playerId));
  const owned = await on
    .select({ item: bagItems.item })
    .from(bagItems)
    .where(
      and(eq(bagItems.playerId, playerId), inArray(bagItems.item, PIECE_NAMES), gte(bagItems.quantity, 1)),
    );
  const placed = Object.fromEntries(rows.map(({ spot, piece }) => [spot, piece]));
  return campWith(placed, new Set(owned.map(({ item }) => item)));
}
