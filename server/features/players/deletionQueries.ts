import { and, eq, sql } from 'drizzle-orm';
import {
  bagItems,
  battleCounts,
  battleRecords,
  battles,
  creatures,
  deletedAccounts,
  gymVictories,
  idempotencyKeys,
  noticeCounters,
  notices,
  offers,
  playerStreaks,
  players,
  pokedexEntries,
  prizeDays,
  wanted,
} from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { hasPasswordHash } from './queries.ts';

/** The listings that a player's trades are about. */
export interface Targets {
  /** The player's own. */
  readonly listed: readonly string[];
  /** Those of others for which the player has made an offer. */
  readonly offeredFor: readonly string[];
}

/** Reads the ids of a player's listings and of those that the player has offered for. */
export async function readTargets(transaction: Transaction, playerId: string): Promise<Targets> {
  const listed = await transaction
    .select({ id: creatures.id })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), sql`${creatures.listing} is not null`));
  const offeredFor = await transaction
    .selectDistinct({ id: offers.targetId })
    .from(offers)
    .where(eq(offers.makerId, playerId));
  return { listed: listed.map(({ id }) => id), offeredFor: offeredFor.map(({ id }) => id) };
}

/**
 * Locks a player's row against everything, since it will be deleted.
 * @param passwordHash that was checked before the transaction; null for a guest's account
 * @returns the player's coins; null if the password has changed since, or the account is gone
 */
export async function lockForDeletion(
  transaction: Transaction,
  playerId: string,
  passwordHash: string | null,
): Promise<number | null> {
  const [row] = await transaction
    .select({ coins: players.coins })
    .from(players)
    .where(and(eq(players.id, playerId), hasPasswordHash(passwordHash)))
    .for('update');
  return row?.coins ?? null;
}

/** Number of creatures that one statement deletes: a large collection would take longer than a statement may. */
const AT_ONCE = 2000;

/** Deletes all creatures of a player. None of them may be listed or offered any more. */
export async function dropCreatures(transaction: Transaction, playerId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await transaction.execute(sql`
      with gone as (
        delete from creatures where id in (
          select id from creatures where player_id = ${playerId} order by id limit ${AT_ONCE})
        returning id
      )
      delete from creature_births b using gone where b.creature_id = gone.id`);
    if ((rowCount ?? 0) < AT_ONCE) return;
  }
}

/** Locks the counters of notices of these players, in the order in which all writers of notices lock them. */
export async function lockCounters(transaction: Transaction, playerIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select from notice_counters where player_id = any(${sql.param([...playerIds])}::uuid[])
    order by player_id for no key update`);
}

/** Deletes the notices of a player. */
export async function dropNotices(transaction: Transaction, playerId: string): Promise<void> {
  await transaction.delete(notices).where(eq(notices.playerId, playerId));
  await transaction.delete(noticeCounters).where(eq(noticeCounters.playerId, playerId));
}

/** Tables with rows of one player each, those that refer to another one first. */
const OWN_TABLES = [
  battleRecords,
  battleCounts,
  playerStreaks,
  battles,
  gymVictories,
  prizeDays,
  pokedexEntries,
  bagItems,
  wanted,
] as const;

/** Deletes what is left of a player, and the player. Other tables follow by their references. */
export async function dropAccount(transaction: Transaction, playerId: string): Promise<void> {
  for (const table of OWN_TABLES) await transaction.delete(table).where(eq(table.playerId, playerId));
  await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.sender, playerId));
  await transaction.delete(players).where(eq(players.id, playerId));
  await transaction.insert(deletedAccounts).values({ playerId });
}
