import { and, asc, eq, sql } from 'drizzle-orm';
import { wanted } from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import { pokedexKind } from '../../../domain/creatures/pokedex.ts';
export type WantedRow = typeof wanted.$inferSelect;

/** A player's wanted list, oldest entry first. */
export const readWanted = (on: Queryable, playerId: string): Promise<WantedRow[]> =>
  on.select().from(wanted).where(eq(wanted.playerId, playerId)).orderBy(asc(wanted.number));

/** Stores a wanted entry; leaves an equal one unchanged. */
export async function storeWanted(
  transaction: Transaction,
  entry: typeof wanted.$inferInsert,
): Promise<void> {
  await transaction.insert(wanted).values(entry).onConflictDoNothing();
}

/** Deletes a wanted entry of a player. @returns false if there is none */
export async function dropWanted(transaction: Transaction, playerId: string, id: string): Promise<boolean> {
  const dropped = await transaction
    .delete(wanted)
    .where(and(eq(wanted.playerId, playerId), eq(wanted.id, id)))
    .returning({ id: wanted.id });
  return dropped.length === 1;
}

/** Maximum number of players who are notified of one listing. */
const MOST_TOLD = 200;
/** Number of the most recently active players considered per matching pair of species and kind in wanted entries. */
const MOST_DRAWN_FROM = 500;

/**
 * Ids of the players to notify of a listing: those who want such a creature, unless there is a block between them and the
 * owner, or they already have a notice of this creature as a wanted one, or one about it and the same owner. At most 200; players active within a week come first,
 * otherwise the draw is random for each listing.
 */
export async function readSeekers(
  transaction: Transaction,
  { id, species, kind, level, listing, playerId }: CreatureRow,
): Promise<string[]> {
  // `offset 0` makes PostgreSQL look up each player's notices by the index, instead of reading all notices of this
  // creature.
  const { rows } = await transaction.execute<{ player_id: string }>(sql`
    select player_id from (
      select w.player_id, max(w.seen_at) as seen_at
      from unnest(array[${species}, '']) s(species)
      cross join unnest(array[${pokedexKind(kind)}, 0]::smallint[]) k(kind)
      cross join lateral (
        select player_id, seen_at from wanted
        where species = s.species and kind = k.kind and level <= ${level} and player_id <> ${playerId}::uuid
        order by seen_at desc limit ${MOST_DRAWN_FROM}
      ) w
      group by 1
    ) seekers
    where not exists (
      select from notices n
      where n.player_id = seekers.player_id and n.pokemon ->> 'id' = ${id}
        and (n.kind = 'wanted' or n.user_id = ${playerId}::uuid)
      offset 0)
      and not exists (
        select from blocks b
        where (b.player_id, b.blocked_id) in ((seekers.player_id, ${playerId}::uuid), (${playerId}::uuid, seekers.player_id))
        offset 0)
    order by seen_at > now() - interval '7 days' desc, hashtextextended(player_id::text, ${listing}) limit ${MOST_TOLD}`);
  return rows.map((row) => row.player_id);
}
