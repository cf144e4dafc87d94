import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { creatures, players } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { isUuid } from '../http/calls/check.ts';
import { unauthorized } from '../http/refusal.ts';
import type { CreatureRow } from './creatures/creatureView.ts';
import { hasName } from './players/names.ts';

/*
 * Everybody takes locks in this order, so that nobody waits in a circle: the key of an idempotent call, listed creatures, players,
 * creatures, each by their ids; then notices. The lock of a listed creature is one of its own (advisory) and keeps its listing and
 * all offers for it as they are: nothing else may change them.
 *
 * As nobody changes an id or a name, rows that refer to a player or a creature can be stored meanwhile: `for no key update`.
 */

/** Any number, as long as every Emberwild server takes the same. */
const SEED = 7;

/** Keeps listings and the offers for them still until the transaction ends. No player or creature may be locked before. */
export async function lockTargets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, ${SEED}))
    from (select distinct lower(id) as id from unnest(${sql.param([...ids])}::text[]) id order by 1 offset 0) ordered`);
}

export type PlayerRow = typeof players.$inferSelect;

const lockThose = (transaction: Transaction, which: SQL): Promise<PlayerRow[]> =>
  transaction.select().from(players).where(which).orderBy(asc(players.id)).for('no key update');

/** Locks and reads a player's row: from here on this player does one thing at a time. */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow> {
  const [row] = await lockThose(transaction, eq(players.id, playerId));
  if (!row) throw unauthorized();
  return row;
}

/** Locks and reads the row of the player with this name, or one that looks like it; null where there is none. */
export async function lockPlayerNamed(transaction: Transaction, username: string): Promise<PlayerRow | null> {
  const [row] = await lockThose(transaction, hasName(username));
  return row ?? null;
}

/** Locks players in the order of their ids: whatever they have stays theirs. */
export async function lockPlayers(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, PlayerRow>> {
  const rows = await lockThose(transaction, inArray(players.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the creatures that a condition is true of, in the order of their ids. */
export const lockCreatures = (transaction: Transaction, which: SQL | undefined): Promise<CreatureRow[]> =>
  transaction.select().from(creatures).where(which).orderBy(asc(creatures.id)).for('no key update');

/** Those of a player's creatures, or everybody's, that have one of these ids; a text that is no id is nobody's. */
export const withIds = (ids: readonly string[], playerId?: string): SQL | undefined =>
  and(
    inArray(creatures.id, ids.filter(isUuid)),
    playerId === undefined ? undefined : eq(creatures.playerId, playerId),
  );
