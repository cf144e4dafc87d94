import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { battles, creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids that could be one at all: any other text would be an error of the database. */
const possible = (ids: readonly string[]): string[] => ids.filter((id) => UUID.test(id));

/** Locks those of a player's creatures, in the order of their ids, so that nobody waits for each other. */
export const lockCreatures = (
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<CreatureRow[]> =>
  transaction
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), inArray(creatures.id, possible(ids))))
    .orderBy(asc(creatures.id))
    .for('update');

/** Locks a player's whole team, in the order of ids. */
export const lockTeam = (transaction: Transaction, playerId: string): Promise<CreatureRow[]> =>
  transaction
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.id))
    .for('update');

/** Id of the player who has a creature; null where there is no such creature. */
export async function ownerOf(transaction: Transaction, id: string): Promise<string | null> {
  if (!UUID.test(id)) return null;
  const [row] = await transaction
    .select({ playerId: creatures.playerId })
    .from(creatures)
    .where(eq(creatures.id, id));
  return row?.playerId ?? null;
}

/** Page of a player's battle; null where there is none. */
export async function battlePage(transaction: Transaction, playerId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ page: battles.page })
    .from(battles)
    .where(eq(battles.playerId, playerId));
  return row?.page ?? null;
}

/** What may change of a creature by its owner's choice. */
export type Change = Partial<Pick<CreatureRow, 'species' | 'moves' | 'teamOrder'>>;

/** Changes a creature, which counts as a new version of it. Places of a team may be swapped: they are judged at the commit. */
export async function changeCreature(
  transaction: Transaction,
  id: string,
  change: Change,
): Promise<CreatureRow> {
  const [row] = await transaction
    .update(creatures)
    .set({ ...change, version: sql`${creatures.version} + 1` })
    .where(eq(creatures.id, id))
    .returning();
  if (!row) throw new Error('A creature is gone');
  return row;
}

/** Marks a creature as its owner's favourite or not; which is no new version of it, for nobody else would notice. */
export async function storeFavourite(
  transaction: Transaction,
  id: string,
  favourite: boolean,
): Promise<CreatureRow> {
  const [row] = await transaction
    .update(creatures)
    .set({ favourite })
    .where(eq(creatures.id, id))
    .returning();
  if (!row) throw new Error('A creature is gone');
  return row;
}
