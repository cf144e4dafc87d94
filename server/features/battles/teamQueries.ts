import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Grown } from '../../../rules/creatures/growth.ts';
import type { Fighter } from '../../../rules/model/state.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Reads a player's team in its order, as battle input. */
export function readFighters(transaction: Transaction, playerId: string): Promise<Fighter[]> {
  const { id, species, kind, level, moves } = creatures;
  return transaction
    .select({ id, species, kind, level, moves })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));
}

/** Stores a creature's new experience, level and moves. */
export async function storeGrowth(
  transaction: Transaction,
  id: string,
  { level, exp, moves }: Grown,
): Promise<void> {
  await transaction.update(creatures).set({ level, exp, moves }).where(eq(creatures.id, id));
}
