import { and, asc, eq, sql } from 'drizzle-orm';
import { wanted } from '../../../database/schema.ts';
import type { Queryable, Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import { pokedexKind } from '../../../domain/creatures/pokedex.ts';
export type WantedRow = typeof wanted.$inferSelect;

/** What a player looks for, the first entry first. */
export const readWanted = (on: Queryable, playerId: string): Promise<WantedRow[]> =>
  on.select().from(wanted).where(eq(wanted.playerId, playerId)).orderBy(asc(wanted.number));

/** Stores an entry; one that is there already stays as it is. */
export async function storeWanted(
  transaction: Transaction,
  entry: typeof wanted.$inferInsert,
): Promise<void> {
  await transaction.insert(wanted).values(entry).onConflictDoNothing();
}

/** Takes an entry of a player away. @returns false where there is none */
export async function dropWanted(transaction: Transaction, playerId: string, id: string): Promise<boolean> {
  const dropped = await transaction
    .delete(wanted)
    .where(and(eq(wanted.playerId, playerId), eq(wanted.id, id)))
    .returning({ id: wanted.id });
  return dropped.length === 1;
}

/** Most players who are told of one listing. */
const MOST_TOLD = 200;
/** Of each way to look for it so many who were seen last are drawn from. */
const MOST_DRAWN_FROM = 500;

/**
 * Ids of players who look for such a creature and have no notice of this listing, nor of this very creature as one looked for.
 * Of more than 200 those come first who were seen within a week; who of them is drawn anew for each listing.
 */
export async function readSeekers(
  transaction: Transaction,
  { id, species, kind, level, listing, playerId }: CreatureRow,
): Promise<string[]> {
  // `offset 0`: each seeker's own notices are looked into by the index, and not everybody's notices of this creature.
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
    order by seen_at > now() - interval '7 days' desc, hashtextextended(player_id::text, ${listing}) limit ${MOST_TOLD}`);
  return rows.map((row) => row.player_id);
}
