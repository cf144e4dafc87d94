import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { worded } from '../../../contract/refusals/reasons.ts';
import { battles, creatureBirths, creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { lockCreatures, withIds } from '../../domain/locks.ts';
import { isOpen } from '../../domain/players/profile.ts';
import { Refusal } from '../../http/refusal.ts';

/** Locks a player's whole team, in the order of ids. @returns the team in its order */
export async function lockTeam(transaction: Transaction, playerId: string): Promise<CreatureRow[]> {
  const team = and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder));
  const rows = await lockCreatures(transaction, team);
  return rows.toSorted((one, other) => (one.teamOrder ?? 0) - (other.teamOrder ?? 0));
}

/** Page of a player's battle; null if there is none. */
async function battlePage(transaction: Transaction, playerId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ page: battles.page })
    .from(battles)
    .where(eq(battles.playerId, playerId));
  return row?.page ?? null;
}

/** The columns of a creature that its owner may change. */
export type Change = Partial<Pick<CreatureRow, 'species' | 'moves' | 'teamOrder' | 'nickname'>>;

/** Changes a creature. Members of a team may swap places: the constraint is checked at the commit. */
export async function changeCreature(
  transaction: Transaction,
  id: string,
  change: Change,
): Promise<CreatureRow> {
  const [row] = await transaction.update(creatures).set(change).where(eq(creatures.id, id)).returning();
  if (!row) throw new Error('A creature is gone');
  return row;
}

/** Stores a new order of a team; updates only members whose place changes. @returns the team in this order */
export async function arrangeTeam(
  transaction: Transaction,
  team: readonly CreatureRow[],
): Promise<CreatureRow[]> {
  const arranged: CreatureRow[] = [];
  for (const [place, row] of team.entries()) {
    arranged.push(
      row.teamOrder === place ? row : await changeCreature(transaction, row.id, { teamOrder: place }),
    );
  }
  return arranged;
}

/** Sets or clears a creature's favourite flag. */
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

/** Deletes creatures that are neither listed nor offered, and notes that they were set free. */
export async function dropFreed(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    with gone as (delete from ${creatures} where ${withIds(ids)} returning id)
    update ${creatureBirths} b set freed_at = now() from gone where b.creature_id = gone.id`);
}

/** 409: the team cannot change during a battle. */
const inBattle = () => new Refusal(409, 'in_battle', worded('finishBattle'));

/** @throws Refusal 409 during a battle, which has copies of the team */
export async function refuseInBattle(transaction: Transaction, playerId: string): Promise<void> {
  if (isOpen(await battlePage(transaction, playerId))) throw inBattle();
}
