import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Grown } from '../../../rules/creatures/growth.ts';
import type { Fighter } from '../../../rules/model/state.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { lockCreatures } from '../../domain/creatures/ownedCreatures.ts';

/** A player's team in its order, as it enters a battle. */
export function readFighters(transaction: Transaction, playerId: string): Promise<Fighter[]> {
  const { id, species, kind, level, moves } = creatures;
  return transaction
    .select({ id, species, kind, level, moves })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));
}

/** Locks those who fought in a battle, as far as the player still has them. */
export const lockFighters = (
  transaction: Transaction,
  playerId: string,
  ids: string[],
): Promise<CreatureRow[]> =>
  lockCreatures(transaction, and(eq(creatures.playerId, playerId), inArray(creatures.id, ids)));

/** Stores what a creature has become by gaining experience. */
export async function storeGrowth(
  transaction: Transaction,
  id: string,
  { level, exp, moves }: Grown,
): Promise<void> {
  await transaction.update(creatures).set({ level, exp, moves }).where(eq(creatures.id, id));
}
