import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';

/** The team of a player in its order. */
export const readTeam = ({ drizzle }: Database, playerId: string): Promise<CreatureRow[]> =>
  drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));

/** A page of a player's creatures in the order they came, and how many there are in all. */
export async function readPage(
  { drizzle }: Database,
  playerId: string,
  skip: number,
  which: 'all' | 'outside team',
): Promise<{ rows: CreatureRow[]; count: number }> {
  const owned = eq(creatures.playerId, playerId);
  const wanted = which === 'all' ? owned : and(owned, isNull(creatures.teamOrder));
  const [rows, [total]] = await Promise.all([
    drizzle
      .select()
      .from(creatures)
      .where(wanted)
      .orderBy(asc(creatures.number))
      .limit(PAGE_SIZE)
      .offset(skip),
    drizzle.select({ count: count() }).from(creatures).where(wanted),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** Whether a player has any creature at all. */
export async function ownsAny(transaction: Transaction, playerId: string): Promise<boolean> {
  const owned = await transaction
    .select({ id: creatures.id })
    .from(creatures)
    .where(eq(creatures.playerId, playerId))
    .limit(1);
  return owned.length > 0;
}
