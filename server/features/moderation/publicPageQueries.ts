import { and, desc, eq } from 'drizzle-orm';
import { MOST_SHOWN_FAVOURITES } from '../../../contract/shapes/operating/moderation.ts';
import type { Database } from '../../database/connect.ts';
import { creatures } from '../../database/schema.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';

/** Numbers of a player's public page. */
export interface PublicSums {
  readonly pokemonCount: number;
  readonly seen: number;
  readonly caught: number;
  readonly badges: number;
  readonly listings: number;
  readonly trades: number;
  readonly blocked: boolean;
}

// The number of a player's last trade is the number of all of them.
const SUMS = `
  select
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = $1 and c.species = '') as "pokemonCount",
    (select count(distinct d.species)::int from pokedex_entries d where d.player_id = $1) as seen,
    (select count(distinct d.species)::int from pokedex_entries d
      where d.player_id = $1 and d.caught_at is not null) as caught,
    (select count(*)::int from gym_victories v where v.player_id = $1 and v.gym_id not like 'rival-%') as badges,
    (select count(*)::int from creatures c where c.player_id = $1 and c.listing is not null) as listings,
    (select coalesce(max(t.number), 0)::int from trade_sides t where t.player_id = $1) as trades,
    exists (select from blocks b where b.player_id = $2 and b.blocked_id = $1) as blocked`;

/** Reads the numbers of a player's public page, and whether the viewer has blocked the player. */
export async function readPublicSums(
  { pool }: Database,
  playerId: string,
  viewerId: string | null,
): Promise<PublicSums> {
  const { rows } = await pool.query<PublicSums>({
    name: 'public page',
    text: SUMS,
    values: [playerId, viewerId],
  });
  const [row] = rows;
  if (!row) throw new Error('Nothing was read');
  return row;
}

/** The favourites that came to a player last, as many as the public page shows. An index has them in this order. */
export const readFavourites = ({ drizzle }: Database, playerId: string): Promise<CreatureRow[]> =>
  drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), eq(creatures.favourite, true)))
    .orderBy(desc(creatures.number))
    .limit(MOST_SHOWN_FAVOURITES);
