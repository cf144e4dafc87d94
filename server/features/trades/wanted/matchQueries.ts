import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { pokedexKindSql } from '../../../domain/creatures/pokedex.ts';

const KIND = sql.raw(pokedexKindSql());

/** A listing that a player wants, and the numbers of the player's own listings that its owner wants. */
export interface Match {
  readonly theirs: number;
  readonly mine: readonly number[];
}

/** Maximum number of listings read per wanted entry, and of seekers read per listed species and kind. */
const MOST_LISTINGS = 25;
const MOST_SEEKERS = 10;
/**
 * Number of the most recently active seekers that those are drawn from. Players active within a week come first; the
 * draw changes every hour.
 */
const MOST_DRAWN_FROM = 100;
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
  const { rows } = await drizzle.execute<{ theirs: string; mine: string[] }>(sql`
    with own_wants as materialized (
      select species, kind, level from wanted where player_id = ${playerId}::uuid
    ), own as materialized (
      select listing, species, ${KIND}::smallint as kind, level from creatures
      where player_id = ${playerId}::uuid and listing is not null order by listing desc limit ${MOST_OWN}
    ), shapes as materialized (
      select species, kind, max(level) as level from own group by 1, 2
    ), seekers as materialized (
      select found.player_id from shapes s
      cross join unnest(array[s.species, '']) named(species) cross join unnest(array[s.kind, 0::smallint]) sort(kind)
      cross join lateral (
        select player_id, seen_at > now() - interval '7 days' as plays,
          hashtextextended(player_id::text || ${playerId}, extract(epoch from now())::bigint / 3600) as draw
        from (
          select player_id, seen_at from wanted
          where species = named.species and kind = sort.kind and level <= s.level
          order by seen_at desc limit ${MOST_DRAWN_FROM}
        ) latest
        order by plays desc, draw limit ${MOST_SEEKERS}
      ) found
      group by 1 order by bool_or(found.plays) desc, min(found.draw) limit ${MOST_OWNERS}
    ), seekers_own as materialized (
      select c.* from seekers o cross join lateral (
        select player_id, listing, species, ${KIND}::smallint as kind, level from creatures
        where player_id = o.player_id and listing is not null order by listing desc limit ${MOST_OF_SEEKER}
      ) c
    ), rare (wanted, kind) as (
      values (0, 2), (0, 3), (2, 2), (3, 3)
    ), pairs as materialized (
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.species = w.species and c.level >= w.level and c.kind < 2
        order by c.level desc, c.listing desc limit ${MOST_LISTINGS}
      ) found where w.species <> '' and w.kind in (0, 1)
      union
      select found.player_id, found.listing from own_wants w join rare r on r.wanted = w.kind cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.kind >= 2 and c.species = w.species and c.kind = r.kind::smallint
          and c.level >= w.level
        order by c.level desc, c.listing desc limit ${MOST_LISTINGS}
      ) found where w.species <> ''
      union
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.level >= w.level and c.kind < 2
        order by c.level desc, c.listing desc limit ${MOST_LISTINGS}
      ) found where w.species = '' and w.kind = 1
      union
      select found.player_id, found.listing from own_wants w cross join lateral (
        select c.player_id, c.listing from creatures c
        where c.listing is not null and c.kind >= 2 and c.kind = w.kind and c.level >= w.level
        order by c.level desc, c.listing desc limit ${MOST_LISTINGS}
      ) found where w.species = '' and w.kind >= 2
      union
      select c.player_id, c.listing from seekers_own c join own_wants w on w.species = c.species
      where w.kind in (0, c.kind) and w.level <= c.level
      union
      select c.player_id, c.listing from seekers_own c join own_wants w on w.species = ''
      where w.kind in (0, c.kind) and w.level <= c.level
    ), owners as materialized (
      select player_id, exists (
        select from wanted w where w.player_id = o.player_id and w.seen_at > now() - interval '7 days') as plays
      from (
        select distinct player_id from pairs
        where player_id <> ${playerId}::uuid and player_id <> all(${sql.param([...hidden])}::uuid[])
      ) o
    ), listings as (
      select latest.player_id, latest.listing, latest.plays
      from (
        select p.*, o.plays from pairs p join owners o on o.player_id = p.player_id
        order by o.plays desc, p.listing desc offset 0
      ) latest
      cross join lateral (
        select from wanted w join shapes s on w.species in ('', s.species) and w.kind in (0, s.kind) and w.level <= s.level
        where w.player_id = latest.player_id limit 1
      ) suits
      order by latest.plays desc, latest.listing desc limit ${MOST_MATCHES}
    )
    select l.listing as theirs, array(
      select own.listing from own where exists (
        select from wanted w where w.player_id = l.player_id and w.species in ('', own.species)
          and w.kind in (0, own.kind) and w.level <= own.level)
      order by own.listing desc limit ${MOST_MINE}) as mine
    from listings l order by l.plays desc, l.listing desc`);
  return rows.map(({ theirs, mine }) => ({ theirs: Number(theirs), mine: mine.map(Number) }));
}
