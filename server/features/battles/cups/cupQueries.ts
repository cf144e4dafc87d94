import { and, eq, inArray } from 'drizzle-orm';
import { battles, creatures, playerCups } from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';

export type CupRow = Omit<typeof playerCups.$inferSelect, 'playerId'>;

/** A player's tournaments; null if the player has never entered one. */
export async function readCupRow(on: Queryable, playerId: string): Promise<CupRow | null> {
  const [row] = await on.select().from(playerCups).where(eq(playerCups.playerId, playerId));
  return row ?? null;
}

/** Stores a player's tournaments. This transaction must have locked the player's row. */
export async function storeCupRow(transaction: Transaction, playerId: string, row: CupRow): Promise<void> {
  await transaction
    .insert(playerCups)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: playerCups.playerId, set: row });
}

/** Page and tier of a player's battle; null if there is none. */
export async function readCupBattle(
  on: Queryable,
  playerId: string,
): Promise<{ page: string; tier: string | null } | null> {
  const [row] = await on
    .select({ page: battles.page, tier: battles.tier })
    .from(battles)
    .where(eq(battles.playerId, playerId));
  return row ?? null;
}

/** These creatures of a player, in no order. */
export const readCreatures = (
  on: Queryable,
  playerId: string,
  ids: readonly string[],
): Promise<CreatureRow[]> =>
  on
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), inArray(creatures.id, [...ids])));
