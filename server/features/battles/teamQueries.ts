import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Grown } from '../../../rules/creatures/growth.ts';
import type { Fighter } from '../../../rules/model/state.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Reads a player's team in its order, as battle input. */
export async function readFighters(transaction: Transaction, playerId: string): Promise<Fighter[]> {
  const { id, species, kind, level, moves, nickname } = creatures;
  const rows = await transaction
    .select({ id, species, kind, level, moves, nickname })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));
  return rows.map(({ nickname, ...fighter }) => ({ ...fighter, ...(nickname !== null && { nickname }) }));
}

/** Stores a creature's new experience, level and moves. */
export async function storeGrowth(
  transaction: Transaction,
  id: string,
  { level, exp, moves }: Grown,
): Promise<void> {
  await transaction.update(creatures).set({ level, exp, moves }).where(eq(creatures.id, id));
}
