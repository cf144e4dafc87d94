import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { pokedexKindSql } from '../../../domain/creatures/pokedex.ts';

const KIND = sql.raw(pokedexKindSql());

/** A listing that a player wants, and the numbers of the player's own listings that its owner wants. */
export interface Match {
  readonly theirs: number;
  readonly mine: readonly number[];
}

/** Maximum number of listings read per wanted entry, and of those read for all entries together. */
const MOST_LISTINGS = 25;
const MOST_CANDIDATES = 120;
/** Maximum number of seekers read per listed species and kind. */
const MOST_SEEKERS = 10;
/**
 * Number of the most recently active seekers that those are drawn from. Players active within a week come first; the
 * draw changes every hour.
 */
const MOST_DRAWN_FROM = 40;
/** Maximum number of seekers in all, and of latest listings read for each. */
const MOST_OWNERS = 60;
const MOST_OF_SEEKER = 50;
/** Number of the player's latest listings that are considered. */
const MOST_OWN = 25;
const MOST_MATCHES = 20;
const MOST_MINE = 10;

/**
 * Finds listings that a player wants and whose owners want something that the player has listed. It searches from both
 * ends: the listings of the highest level that match the player's wanted list, and the listings of players who want
 * what the player has listed. Owners who were active within a week come before all others, wherever a limit applies.
 * @param hidden players whose listings are left out
 */
export async function readMatches(
  { drizzle }: Database,
  playerId: string,
  hidden: readonly string[],
): Promise<Match[]> {
  // `offset 0` makes PostgreSQL look up one player after the other by the index, instead of reading what all players want.
  const { rows } = await drizzle.execute<{ theirs: string; mine: string[] }>(sql`
    with own_wants as materialized (
      select species, kind, level from wanted where player_id = ${playerId}::uuid
    ), own as materialized (
      select listing, species, ${KIND}::smallint as kind, level from creatures
      where player_id = ${playerId}::uuid and listing is not null order by listing desc limit ${MOST_OWN}
    ), suiting as materialized (
      select named.species, sort.kind, max(level)::smallint as level from own
      cross join unnest(array[own.species, '']) named(species) cross join unnest(array[own.kind, 0::smallint]) sort(kind)
      where (named.species, sort.kind) <> ('', 0) and exists (select from own_wants)
      group by 1, 2
    ), seekers as materialized (
      select found.player_id from suiting s
      cross join lateral (
        select player_id, seen_at > now() - interval '7 days' as plays, uuid_hash_extended(player_id, hour.seed) as draw
        from (
          select player_id, seen_at from wanted
          where species = s.species and kind = s.kind and level <= s.level
          order by seen_at desc limit ${MOST_DRAWN_FROM}
        ) latest
        cross join (select hashtextextended(${playerId}, extract(epoch from now())::bigint / 3600) as seed offset 0) hour
        order by plays desc, draw limit ${MOST_SEEKERS}
      ) found
      group by 1 order by bool_or(found.plays) desc, min(found.draw) limit ${MOST_OWNERS}
    ), seekers_own as materialized (
      select c.* from seekers o cross join lateral (
        select player_id, listing, species, ${KIND}::smallint as kind, level from creatures
        where player_id = o.player_id and listing is not null order by listing desc limit ${MOST_OF_SEEKER}
      ) c
    ), each as materialized (
      select least(${MOST_LISTINGS}, ${MOST_CANDIDATES} / greatest(count(*), 1)) as most from own_wants
      where exists (select from own)
    ), rare (wanted, kind) as (
      values (0, 2), (0, 3), (2, 2), (3, 3)
    ), pairs as materialized (
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.species = w.species and c.level >= w.level and c.kind < 2
        order by c.level desc, c.listing desc limit (select most from each)
      ) found where w.species <> '' and w.kind in (0, 1)
      union
      select found.player_id, found.listing from own_wants w join rare r on r.wanted = w.kind cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.kind >= 2 and c.species = w.species and c.kind = r.kind::smallint
          and c.level >= w.level
        order by c.level desc, c.listing desc limit (select most from each)
      ) found where w.species <> ''
      union
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.level >= w.level and c.kind < 2
        order by c.level desc, c.listing desc limit (select most from each)
      ) found where w.species = '' and w.kind = 1
      union
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.kind >= 2 and c.kind = w.kind and c.level >= w.level
        order by c.level desc, c.listing desc limit (select most from each)
      ) found where w.species = '' and w.kind >= 2
      union
      select c.player_id, c.listing from seekers_own c join own_wants w on w.species = c.species
      where w.kind in (0, c.kind) and w.level <= c.level
      union
      select c.player_id, c.listing from seekers_own c join own_wants w on w.species = ''
      where w.kind in (0, c.kind) and w.level <= c.level
    ), owners as materialized (
      select distinct o.player_id from (
        select distinct player_id from pairs
        where player_id <> ${playerId}::uuid and player_id <> all(${sql.param([...hidden])}::uuid[])
      ) o
      cross join lateral (select species, kind, level from wanted where player_id = o.player_id offset 0) w
      join suiting s on s.species = w.species and s.kind = w.kind and s.level >= w.level
    ), listings as (
      select p.player_id, p.listing, o.plays
      from (
        select player_id, exists (
          select from wanted w where w.player_id = owners.player_id and w.seen_at > now() - interval '7 days' offset 0) as plays
        from owners
      ) o
      join pairs p on p.player_id = o.player_id
      order by o.plays desc, p.listing desc limit ${MOST_MATCHES}
    )
    select l.listing as theirs, array(
      with theirs as materialized (select species, kind, level from wanted where player_id = l.player_id)
      select distinct own.listing from theirs w join own on w.species in ('', own.species) and w.kind in (0, own.kind) and w.level <= own.level
      order by own.listing desc limit ${MOST_MINE}) as mine
    from listings l order by l.plays desc, l.listing desc`);
  return rows.map(({ theirs, mine }) => ({ theirs: Number(theirs), mine: mine.map(Number) }));
}
