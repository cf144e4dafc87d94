import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures } from '../../database/schema.ts';
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
