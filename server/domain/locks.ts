import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { worded } from '../../contract/refusals/reasons.ts';
import { creatures, players } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { isUuid } from '../http/ids.ts';
import { Refusal, unauthorized } from '../http/refusal.ts';
import type { CreatureRow } from './creatures/creatureView.ts';
import { hasName } from './players/names.ts';

/*
 * All transactions take locks in this order to avoid deadlocks: the key of an idempotent call, listed creatures,
 * players, creatures, each sorted by id; then notices. A listed creature has an advisory lock of its own, which
 * protects its listing and all offers for it: nothing may change them without it.
 *
 * `for no key update` is enough, since ids never change: other transactions may still insert rows that refer to a locked
 * player or creature.
 */

/** Any number, but the same in every Emberwild server. */
const SEED = 7;

/** Locks listings and the offers for them until the transaction ends. Call it before locking any player or creature. */
export async function lockTargets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, ${SEED}))
    from (select distinct lower(id) as id from unnest(${sql.param([...ids])}::text[]) id order by 1 offset 0) ordered`);
}

export type PlayerRow = typeof players.$inferSelect;

const lockThose = (transaction: Transaction, which: SQL): Promise<PlayerRow[]> =>
  transaction.select().from(players).where(which).orderBy(asc(players.id)).for('no key update');

/**
 * Locks and reads a caller's row. The transactions of one player then run one after the other.
 * @throws Refusal 401 if the player was suspended since the call was admitted
 */
export async function lockPlayer(transaction: Transaction, playerId: string): Promise<PlayerRow> {
  const [row] = await lockThose(transaction, eq(players.id, playerId));
  if (!row || row.suspendedAt) throw unauthorized();
  return row;
}

/**
 * Refuses what a guest may not do: to trade (docs/decisions/guests.md).
 * @throws Refusal 403 for a player without a password
 */
export function refuseGuest({ passwordHash }: PlayerRow): void {
  if (passwordHash !== null) return;
  throw new Refusal(403, 'guest', worded('guestsDoNotTrade'));
}

/** Locks and reads the row of the player with this name or one that looks like it; null if there is none. */
export async function lockPlayerNamed(transaction: Transaction, username: string): Promise<PlayerRow | null> {
  const [row] = await lockThose(transaction, hasName(username));
  return row ?? null;
}

/** Locks players in the order of their ids. Their possessions do not change until the transaction ends. */
export async function lockPlayers(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, PlayerRow>> {
  const rows = await lockThose(transaction, inArray(players.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the creatures that match a condition, in the order of their ids. */
export const lockCreatures = (transaction: Transaction, which: SQL | undefined): Promise<CreatureRow[]> =>
  transaction.select().from(creatures).where(which).orderBy(asc(creatures.id)).for('no key update');

/**
 * Condition for the creatures with one of these ids, of one player or of all. Ids that are not UUIDs match nothing. Any number
 * of ids is one parameter: a statement may have at most 65,535.
 */
export const withIds = (ids: readonly string[], playerId?: string): SQL | undefined =>
  and(
    sql`${creatures.id} = any(${sql.param(ids.filter(isUuid))}::uuid[])`,
    playerId === undefined ? undefined : eq(creatures.playerId, playerId),
  );

/**
 * Locks listed creatures and all that are offered for them, in the order of their ids. Reads none of them, since there
 * can be tens of thousands. Call `lockTargets` for them before.
 */
export async function lockWithOffered(transaction: Transaction, targetIds: readonly string[]): Promise<void> {
  const targets = sql`${sql.param(targetIds.filter(isUuid))}::uuid[]`;
  await transaction.execute(sql`
    with locked as (
      select id from creatures
      where id = any(array(
        select unnest(${targets}) union all
        select c.id from offers o join creatures c on c.offer_id = o.id where o.target_id = any(${targets})))
      order by id for no key update
    )
    select count(*) from locked`);
}

/** Number of creatures that one statement reads, so that many of them do not hold the event loop. */
const MOST_READ = 300;

/** Like `lockWithOffered`. @returns the listed creatures by their ids */
export async function lockListed(
  transaction: Transaction,
  targetIds: readonly string[],
): Promise<Map<string, CreatureRow>> {
  await lockWithOffered(transaction, targetIds);
  const rows = new Map<string, CreatureRow>();
  for (let at = 0; at < targetIds.length; at += MOST_READ) {
    const piece = withIds(targetIds.slice(at, at + MOST_READ));
    for (const row of await transaction.select().from(creatures).where(piece)) rows.set(row.id, row);
  }
  return rows;
}
