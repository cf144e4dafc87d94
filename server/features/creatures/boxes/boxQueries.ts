import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReplyOf } from '../../../../contract/call.ts';
import type { getBoxes } from '../../../../contract/owned.ts';
import { creatureBoxes, creatures } from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import { withIds } from '../../../domain/locks.ts';

/** A player's boxes by their numbers, with how many creatures are in each. */
export type StoredBoxes = ReplyOf<typeof getBoxes>['boxes'];

/** Reads a player's boxes, at most `MOST_BOXES`. */
export const readBoxes = (on: Queryable, playerId: string): Promise<StoredBoxes> =>
  on
    .select({
      box: creatureBoxes.box,
      name: creatureBoxes.name,
      // Written out: without a join, Drizzle names columns without their table.
      count: sql<number>`(select count(*)::int from creatures c
        where c.player_id = creature_boxes.player_id and c.box = creature_boxes.box)`,
    })
    .from(creatureBoxes)
    .where(eq(creatureBoxes.playerId, playerId))
    .orderBy(asc(creatureBoxes.box));

/** Sets up a box, or gives it another name. */
export async function storeBox(
  transaction: Transaction,
  playerId: string,
  box: number,
  name: string,
): Promise<void> {
  await transaction
    .insert(creatureBoxes)
    .values({ playerId, box, name })
    .onConflictDoUpdate({ target: [creatureBoxes.playerId, creatureBoxes.box], set: { name } });
}

/** Puts a box away and takes all creatures out of it. @returns whether it was there */
export async function dropBox(transaction: Transaction, playerId: string, box: number): Promise<boolean> {
  const here = and(eq(creatureBoxes.playerId, playerId), eq(creatureBoxes.box, box));
  const gone = await transaction.delete(creatureBoxes).where(here).returning({ box: creatureBoxes.box });
  await transaction
    .update(creatures)
    .set({ box: null })
    .where(and(eq(creatures.playerId, playerId), eq(creatures.box, box)));
  return gone.length > 0;
}

/** Puts locked creatures in a box, or takes them out of theirs. @param box null for none */
export function moveToBox(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
  box: number | null,
): Promise<CreatureRow[]> {
  return transaction.update(creatures).set({ box }).where(withIds(ids, playerId)).returning();
}
