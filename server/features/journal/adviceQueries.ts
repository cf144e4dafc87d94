import type { Database } from '../../database/connect.ts';
import type { ReadyLevels } from '../../domain/creatures/evolutionLevels.ts';

/** Data that the hints are made from. */
export interface Situation {
  readonly pokemonCount: number;
  readonly balls: number;
  /** Unanswered offers for the player's listings. */
  readonly offers: number;
  /** Gym ids of the beaten leaders. */
  readonly beaten: readonly string[];
}

const SITUATION = `
  select
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = $1 and c.species = '') as "pokemonCount",
    (select coalesce(sum(i.quantity), 0)::int from bag_items i where i.player_id = $1 and i.item = any($2)) as balls,
    (select count(*)::int from offers o where o.lister_id = $1) as offers,
    array(select v.gym_id from gym_victories v where v.player_id = $1) as beaten`;

/** Reads the data for the hints, except creatures ready to evolve. @param balls item keys of all balls */
export async function readSituation(
  { pool }: Database,
  playerId: string,
  balls: readonly string[],
): Promise<Situation> {
  const { rows } = await pool.query<Situation>({
    name: 'situation',
    text: SITUATION,
    values: [playerId, balls],
  });
  const [row] = rows;
  if (!row) throw new Error('Nothing was read');
  return row;
}

/** Number of creatures ready to evolve, and the species of the one with the highest level; null if there are none. */
export interface Ready {
  readonly count: number;
  readonly species: string | null;
}

// Uses the index of species and levels, one species at a time. Of creatures with equal levels the earlier species
// wins.
const READY = `
  select coalesce(sum(found.count), 0)::int as count,
    (array_agg(ready.species order by found.highest desc, ready.place) filter (where found.count > 0))[1] as species
  from unnest($2::text[], $3::smallint[]) with ordinality ready(species, level, place)
  cross join lateral (
    select count(*) as count, max(c.level) as highest from creatures c
    where c.player_id = $1 and c.species = ready.species and c.level >= ready.level
  ) found`;

/** Counts a player's creatures that are ready to evolve, and finds the species of the one with the highest level. */
export async function readReady(
  { pool }: Database,
  playerId: string,
  { species, levels }: ReadyLevels,
): Promise<Ready> {
  const { rows } = await pool.query<Ready>({
    name: 'ready',
    text: READY,
    values: [playerId, species, levels],
  });
  return rows[0] ?? { count: 0, species: null };
}
