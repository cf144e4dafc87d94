import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatureCounts, creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';

/** Reads the team of a player in its order. */
export const readTeam = ({ drizzle }: Database, playerId: string): Promise<CreatureRow[]> =>
  drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));

/** Whether a player has any creature at all. */
export async function ownsAny(transaction: Transaction, playerId: string): Promise<boolean> {
  const owned = await transaction
    .select({ id: creatures.id })
    .from(creatures)
    .where(eq(creatures.playerId, playerId))
    .limit(1);
  return owned.length > 0;
}

/** Number of a player's creatures. */
export async function countOwned(transaction: Transaction, playerId: string): Promise<number> {
  const [row] = await transaction
    .select({ owned: sql<number>`coalesce(sum(${creatureCounts.owned}), 0)::int` })
    .from(creatureCounts)
    .where(and(eq(creatureCounts.playerId, playerId), eq(creatureCounts.species, '')));
  return row?.owned ?? 0;
}
