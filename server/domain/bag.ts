import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { DRAUGHT, FULL_FLASK } from '../../content/flask/flask.ts';
import { bagItems } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { conflict } from '../http/refusal.ts';

const MOST_OF_ITEM = 1_000_000_000;

/**
 * Adds items to a bag. This transaction must have locked the player's row.
 * @param quantity a whole number, 1 or more
 * @throws Refusal 409 if the bag would hold more than a billion of one item
 */
export async function addItem(
  transaction: Transaction,
  playerId: string,
  item: string,
  quantity: number,
): Promise<void> {
  const added = await transaction
    .insert(bagItems)
    .values({ playerId, item, quantity })
    .onConflictDoUpdate({
      target: [bagItems.playerId, bagItems.item],
      set: { quantity: sql`${bagItems.quantity} + ${quantity}` },
      setWhere: sql`${bagItems.quantity} + ${quantity} <= ${MOST_OF_ITEM}`,
    })
    .returning({ quantity: bagItems.quantity });
  if (added.length === 0) throw conflict('bagFull');
}

/** Returns those of these items that the player has at least one of. */
export async function carriedOf(
  transaction: Transaction,
  playerId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .select({ item: bagItems.item })
    .from(bagItems)
    .where(
      and(eq(bagItems.playerId, playerId), inArray(bagItems.item, [...keys]), gte(bagItems.quantity, 1)),
    );
  return rows.map(({ item }) => item);
}

/** Removes one item from a bag; returns false without a change if the bag has none. */
export async function takeItem(transaction: Transaction, playerId: string, item: string): Promise<boolean> {
  const taken = await transaction
    .update(bagItems)
    .set({ quantity: sql`${bagItems.quantity} - 1` })
    .where(and(eq(bagItems.playerId, playerId), eq(bagItems.item, item), gte(bagItems.quantity, 1)))
    .returning({ quantity: bagItems.quantity });
  return taken.length === 1;
}

/** Takes a draught out of the flask; returns false without a change if it is empty. */
export async function takeDraught(transaction: Transaction, playerId: string): Promise<boolean> {
  const taken = await transaction
    .insert(bagItems)
    .values({ playerId, item: DRAUGHT, quantity: FULL_FLASK - 1 })
    .onConflictDoUpdate({
      target: [bagItems.playerId, bagItems.item],
      set: { quantity: sql`${bagItems.quantity} - 1` },
      setWhere: gte(bagItems.quantity, 1),
    })
    .returning({ quantity: bagItems.quantity });
  return taken.length === 1;
}

/** Fills the flask. */
export async function fillFlaskOf(transaction: Transaction, playerId: string): Promise<void> {
  await transaction
    .update(bagItems)
    .set({ quantity: FULL_FLASK })
    .where(and(eq(bagItems.playerId, playerId), eq(bagItems.item, DRAUGHT)));
}

/** Adds a draught to the flask; returns false without a change if it is full. */
export async function addDraught(transaction: Transaction, playerId: string): Promise<boolean> {
  const added = await transaction
    .update(bagItems)
    .set({ quantity: sql`${bagItems.quantity} + 1` })
    .where(
      and(eq(bagItems.playerId, playerId), eq(bagItems.item, DRAUGHT), lt(bagItems.quantity, FULL_FLASK)),
    )
    .returning({ quantity: bagItems.quantity });
  return added.length === 1;
}
