import { and, isNotNull } from 'drizzle-orm';
import { creatures } from '../../database/schema.ts';
import type { Queryable } from '../../database/transaction.ts';
import { withIds } from '../locks.ts';

/** The present nickname of a creature that one of these players owns; undefined if there is none. */
export type Called = (id: string, owners: readonly string[]) => string | undefined;

/**
 * Reads the present nicknames of creatures that histories and notices remember. They are not remembered with them, so that
 * one that the operator takes away is gone everywhere.
 */
export async function readNicknames(on: Queryable, ids: readonly string[]): Promise<Called> {
  if (ids.length === 0) return () => undefined;
  const { id, playerId, nickname } = creatures;
  const rows = await on
    .select({ id, playerId, nickname })
    .from(creatures)
    .where(and(withIds(ids), isNotNull(nickname)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (wanted, owners) => {
    const row = found.get(wanted);
    return row && owners.includes(row.playerId) ? (row.nickname ?? undefined) : undefined;
  };
}
