import { eq } from 'drizzle-orm';
import { gymVictories } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';

/** Gym ids of the leaders that a player has beaten. */
export async function readVictories(on: Queryable, playerId: string): Promise<string[]> {
  const rows = await on
    .select({ gymId: gymVictories.gymId })
    .from(gymVictories)
    .where(eq(gymVictories.playerId, playerId));
  return rows.map(({ gymId }) => gymId);
}

/**
 * Stores that a player has beaten a leader; keeps the time of the first victory.
 * @returns whether it is the first victory over this leader
 */
export async function storeVictory(
  transaction: Transaction,
  playerId: string,
  gymId: string,
): Promise<boolean> {
  const stored = await transaction
    .insert(gymVictories)
    .values({ playerId, gymId })
    .onConflictDoNothing()
    .returning({ gymId: gymVictories.gymId });
  return stored.length > 0;
}
