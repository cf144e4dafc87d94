import { inArray, sql } from 'drizzle-orm';
import { creatures, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { lockCreatures } from '../creatures/ownedCreatures.ts';
import { lockPlayersWhere, type PlayerRow } from '../players/lockPlayer.ts';

/*
 * Whoever trades takes locks in this order, so that nobody waits in a circle: the key of an idempotent call, listed creatures,
 * players, creatures, each by their ids; then notices. The lock of a listed creature is one of its own (advisory) and keeps its listing and all
 * offers for it as they are: nothing else may change them.
 */

/** Any number, as long as every Emberwild server takes the same. */
const SEED = 7;

/** Keeps listings and the offers for them still until the transaction ends. Needs no other lock than that of a key to be held before. */
export async function lockTargets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, ${SEED}))
    from (select distinct lower(id) as id from unnest(${sql.param([...ids])}::text[]) id order by 1 offset 0) ordered`);
}

/** Locks players in the order of their ids: whatever they have stays theirs. */
export async function lockPlayers(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, PlayerRow>> {
  const rows = await lockPlayersWhere(transaction, inArray(players.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks creatures, whoever has them, in the order of their ids. */
export async function lockAll(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, CreatureRow>> {
  const rows = await lockCreatures(transaction, inArray(creatures.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
