import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/** A listing that a player looks for, and of the player's own the numbers of those that its owner looks for. */
export interface Match {
  readonly theirs: number;
  readonly mine: readonly number[];
}

/** Of each thing looked for, and of each thing listed, so many of the latest are gone through: the cost is bounded. */
const MOST_CANDIDATES = 100;
/** The latest so many of a player's listings take part. */
const MOST_OWN = 100;
const MOST_MATCHES = 20;
const MOST_MINE = 10;

/**
 * Listings that a player looks for of owners who look for what the player has listed. The owners are found from both ends: who
 * has listed lately what the player looks for, and who looks for what the player has listed.
 */
export async function readMatches({ drizzle }: Database, playerId: string): Promise<Match[]> {
  const { rows } = await drizzle.execute<{ theirs: string; mine: string[] }>(sql`
    with own_wants as materialized (
      select species, kind, level from wanted where player_id = ${playerId}::uuid
    ), own as materialized (
      select listing, species, greatest(kind, 1)::smallint as kind, level from creatures
      where player_id = ${playerId}::uuid and listing is not null order by listing desc limit ${MOST_OWN}
    ), shapes as materialized (
      select species, kind, max(level) as level from own group by 1, 2
    ), owners as materialized (
      select found.player_id from own_wants w cross join lateral (
        select c.player_id from creatures c
        where c.listing is not null and w.species <> '' and c.species = w.species
          and c.kind = any(case w.kind when 0 then array[0, 1, 2, 3] when 1 then array[0, 1] else array[w.kind] end::smallint[])
          and c.level >= w.level
        limit ${MOST_CANDIDATES}
      ) found
      union
      select found.player_id from own_wants w cross join lateral (
        select c.player_id from (select player_id, kind, level from creatures
          where listing is not null order by listing desc limit ${MOST_CANDIDATES * 10}) c
        where w.species = '' and greatest(c.kind, 1) = w.kind and c.level >= w.level
        limit ${MOST_CANDIDATES}
      ) found
      union
      select found.player_id from shapes s
      cross join unnest(array[s.species, '']) named(species) cross join unnest(array[s.kind, 0::smallint]) sort(kind)
      cross join lateral (
        select player_id from wanted
        where species = named.species and kind = sort.kind and level <= s.level
        order by number desc limit ${MOST_CANDIDATES}
      ) found
    ), matches as (
      select o.player_id, array(
        select own.listing from own where exists (
          select from wanted w where w.player_id = o.player_id and w.species in ('', own.species)
            and w.kind in (0, own.kind) and w.level <= own.level)
        order by own.listing desc limit ${MOST_MINE}) as mine
      from owners o where o.player_id <> ${playerId}::uuid
    )
    select theirs.listing as theirs, m.mine from matches m cross join lateral (
      select c.listing from creatures c
      where c.player_id = m.player_id and c.listing is not null and exists (
        select from own_wants w where w.species in ('', c.species) and w.kind in (0, greatest(c.kind, 1))
          and w.level <= c.level)
      order by c.listing desc limit ${MOST_MATCHES}
    ) theirs
    where cardinality(m.mine) > 0
    order by theirs.listing desc limit ${MOST_MATCHES}`);
  return rows.map(({ theirs, mine }) => ({ theirs: Number(theirs), mine: mine.map(Number) }));
}
