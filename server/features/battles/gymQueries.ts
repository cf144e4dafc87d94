import { gymVictories } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

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
