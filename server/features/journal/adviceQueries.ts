import type { Database } from '../../database/connect.ts';
import type { ReadyLevels } from '../../shared/ready.ts';

/** What advice is made of. */
export interface Situation {
  readonly pokemonCount: number;
  readonly balls: number;
  /** Offers that wait for an answer. */
  readonly offers: number;
  /** Gym ids of the leaders beaten. */
  readonly beaten: readonly string[];
}

const SITUATION = `
  select
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = $1 and c.species = '') as "pokemonCount",
    (select coalesce(sum(i.quantity), 0)::int from bag_items i where i.player_id = $1 and i.item = any($2)) as balls,
    (select count(*)::int from offers o where o.lister_id = $1) as offers,
    array(select v.gym_id from gym_victories v where v.player_id = $1) as beaten`;

/** How a player stands. @param balls keys of what can be thrown */
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

const READY = `
  select c.species, count(*)::int, max(c.level)::int as highest
  from unnest($2::text[], $3::smallint[]) ready(species, level)
  join creatures c on c.player_id = $1 and c.species = ready.species and c.level >= ready.level
  group by c.species
  order by highest desc, array_position($2::text[], c.species)`;

/** How many creatures of which species are ready to evolve, and how high the highest is; the highest first. */
export async function readReady(
  { pool }: Database,
  playerId: string,
  { species, levels }: ReadyLevels,
): Promise<{ species: string; count: number; highest: number }[]> {
  return (await pool.query({ name: 'ready', text: READY, values: [playerId, species, levels] })).rows;
}
