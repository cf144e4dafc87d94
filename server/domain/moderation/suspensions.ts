import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { creatures, hiddenListings, players, sessions, suspensions } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockPlayers, lockTargets, type PlayerRow } from '../locks.ts';

/** Takes all listings of a player from the market and notes them, so that they can come back. */
export async function hideListings(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.execute(sql`
    insert into ${hiddenListings} (creature_id, player_id, listing)
    select id, player_id, listing from ${creatures} where player_id = ${playerId}::uuid and listing is not null
    on conflict (creature_id) do update set listing = excluded.listing`);
  await transaction
    .update(creatures)
    .set({ listing: null })
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.listing)));
}

/** Locks a suspended player with the hidden listings, in the order of `locks.ts`. */
export async function lockSuspended(transaction: Transaction, playerId: string): Promise<PlayerRow | null> {
  const hidden = await transaction
    .select({ id: hiddenListings.creatureId })
    .from(hiddenListings)
    .where(eq(hiddenListings.playerId, playerId));
  await lockTargets(
    transaction,
    hidden.map(({ id }) => id),
  );
  return (await lockPlayers(transaction, [playerId])).get(playerId) ?? null;
}

/**
 * Ends the suspension of a player who was locked by `lockSuspended`: the listings come back with their numbers, and
 * the sessions from before are deleted.
 */
export async function endSuspension(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.execute(sql`
    update ${creatures} c set listing = h.listing from ${hiddenListings} h
    where h.player_id = ${playerId}::uuid and c.id = h.creature_id and c.player_id = h.player_id and not c.favourite
      and num_nonnulls(c.listing, c.offer_id, c.team_order) = 0`);
  await transaction.delete(hiddenListings).where(eq(hiddenListings.playerId, playerId));
  await transaction.delete(sessions).where(eq(sessions.playerId, playerId));
  await transaction
    .update(suspensions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(suspensions.playerId, playerId), isNull(suspensions.endedAt)));
  await transaction
    .update(players)
    .set({ suspendedAt: null, suspendedUntil: null })
    .where(eq(players.id, playerId));
}
