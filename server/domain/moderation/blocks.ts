import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { blocks } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';
import { conflict } from '../../http/refusal.ts';

/** 409: one of the two players has blocked the other. */
export const keptApart = () => conflict('apart');

/** Those of some players between whom and a player there is no block. */
export async function withoutBlocked<Other extends { readonly id: string }>(
  on: Queryable,
  playerId: string,
  others: readonly Other[],
): Promise<Other[]> {
  const { playerId: by, blockedId: who } = blocks;
  const ids = others.map(({ id }) => id);
  const rows = await on
    .select({ by, who })
    .from(blocks)
    .where(or(and(eq(by, playerId), inArray(who, ids)), and(eq(who, playerId), inArray(by, ids))));
  const blocked = new Set(rows.flatMap((row) => [row.by, row.who]));
  return others.filter(({ id }) => !blocked.has(id));
}

/** Whether one of two players has blocked the other. */
export const areApart = async (on: Queryable, one: string, other: string): Promise<boolean> =>
  (await withoutBlocked(on, one, [{ id: other }])).length === 0;

/** Maximum number of players who have blocked a player that one search leaves out; the latest of them. */
const MOST_HIDDEN = 2000;

/** Ids of the players whom a player has blocked, and of those who have blocked the player. */
export async function hiddenFrom(on: Queryable, playerId: string): Promise<string[]> {
  const { playerId: by, blockedId: who, createdAt } = blocks;
  const [own, others] = await Promise.all([
    on.select({ id: who }).from(blocks).where(eq(by, playerId)),
    on.select({ id: by }).from(blocks).where(eq(who, playerId)).orderBy(desc(createdAt)).limit(MOST_HIDDEN),
  ]);
  return [...own, ...others].map(({ id }) => id);
}
