import { and, eq, isNotNull } from 'drizzle-orm';
import { battles, creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { lockCreatures } from '../../domain/locks.ts';
import { isOpen } from '../../domain/players/profile.ts';
import { Refusal } from '../../http/refusal.ts';

/** Locks a player's whole team, in the order of ids. @returns it in the order of its places */
export async function lockTeam(transaction: Transaction, playerId: string): Promise<CreatureRow[]> {
  const team = and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder));
  const rows = await lockCreatures(transaction, team);
  return rows.toSorted((one, other) => (one.teamOrder ?? 0) - (other.teamOrder ?? 0));
}

/** Page of a player's battle; null where there is none. */
async function battlePage(transaction: Transaction, playerId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ page: battles.page })
    .from(battles)
    .where(eq(battles.playerId, playerId));
  return row?.page ?? null;
}

/** What may change of a creature by its owner's choice. */
export type Change = Partial<Pick<CreatureRow, 'species' | 'moves' | 'teamOrder'>>;

/** Changes a creature. Places of a team may be swapped: they are judged at the commit. */
export async function changeCreature(
  transaction: Transaction,
  id: string,
  change: Change,
): Promise<CreatureRow> {
  const [row] = await transaction.update(creatures).set(change).where(eq(creatures.id, id)).returning();
  if (!row) throw new Error('A creature is gone');
  return row;
}

/**
 * Numbers a team anew, in the order given, where a place is another one than before.
 * @returns all of it, in this order
 */
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

/** Makes a creature its owner's favourite, or no longer. */
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

/** Who fights stays as the battle began: 409. */
const inBattle = () => new Refusal(409, 'in_battle', 'Finish your battle first');

/** @throws Refusal 409 while the player fights: a battle has taken copies of the team */
export async function refuseInBattle(transaction: Transaction, playerId: string): Promise<void> {
  if (isOpen(await battlePage(transaction, playerId))) throw inBattle();
}
