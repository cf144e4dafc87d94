import { and, eq } from 'drizzle-orm';
import type { Result } from '../../../contract/shapes/journal.ts';
import type { BattleKind } from '../../../rules/model/state.ts';
import type { Database } from '../../database/connect.ts';
import { battleCounts, creatures, gymVictories, playerStreaks } from '../../database/schema.ts';
import type { CreatureRow } from '../../domain/creatures/creatureView.ts';
import { pokedexKindSql } from '../../domain/creatures/pokedex.ts';

/** The numbers of a trainer card. */
export interface Sums {
  readonly username: string;
  readonly look: string;
  readonly coins: string;
  readonly steps: string;
  readonly since: Date;
  readonly pokemonCount: number;
  readonly seen: number;
  readonly caught: number;
}

const STEPS =
  'p.steps, (select count(distinct d.species)::int from pokedex_entries d where d.player_id = p.id) as seen';
const SUMS = `
  select p.username, p.look, p.coins, p.created_at as since, ${STEPS},
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = p.id and c.species = '') as "pokemonCount",
    (select count(distinct d.species)::int from pokedex_entries d
      where d.player_id = p.id and d.caught_at is not null) as caught
  from players p where p.id = $1`;

/** Reads the numbers of a player's trainer card. */
export async function readSums({ pool }: Database, playerId: string): Promise<Sums> {
  const { rows } = await pool.query<Sums>({ name: 'trainer card', text: SUMS, values: [playerId] });
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  return row;
}

/** The numbers of a trainer card that steps add to. */
export async function readWalked(
  { pool }: Database,
  playerId: string,
): Promise<Pick<Sums, 'steps' | 'seen'>> {
  const text = `select ${STEPS} from players p where p.id = $1`;
  const { rows } = await pool.query<Sums>({ name: 'steps and seen', text, values: [playerId] });
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  return row;
}

/** Number of a player's battles by kind and result; results that never occurred are missing. */
export const readCounts = (
  { drizzle }: Database,
  playerId: string,
): Promise<{ kind: BattleKind; result: Result; count: number }[]> => {
  const { kind, result, count } = battleCounts;
  return drizzle
    .select({ kind, result, count })
    .from(battleCounts)
    .where(eq(battleCounts.playerId, playerId));
};

/** The current and the longest streak of victories. */
export async function readStreak(
  { drizzle }: Database,
  playerId: string,
): Promise<{ current: number; best: number }> {
  const [row] = await drizzle.select().from(playerStreaks).where(eq(playerStreaks.playerId, playerId));
  return row ?? { current: 0, best: 0 };
}

/** Gym ids of the leaders whom a player has beaten with the times, the first victory first. */
export const readBadges = (
  { drizzle }: Database,
  playerId: string,
): Promise<{ gymId: string; beatenAt: Date }[]> => {
  const { gymId, beatenAt } = gymVictories;
  return drizzle
    .select({ gymId, beatenAt })
    .from(gymVictories)
    .where(eq(gymVictories.playerId, playerId))
    .orderBy(beatenAt, gymId);
};

const KIND = pokedexKindSql('c.kind');
/** Dark kinds first, then shiny ones, then normal ones. */
const KIND_RANK = `case ${KIND} when 2 then 0 when 3 then 1 else 2 end`;

// The table of counts has a player's rarest kind and species; an index finds the highest creature of each of these
// species.
const RAREST = `
  with ranked as (
    select c.species, ${KIND} as kind, ${KIND_RANK} as kind_rank, s.rank
    from creature_counts c join unnest($2::text[], $3::int[]) s(species, rank) using (species)
    where c.player_id = $1
  ), rarest as (select kind_rank, rank from ranked order by kind_rank, rank limit 1)
  select highest.number
  from (select distinct species, kind from ranked join rarest using (kind_rank, rank)) one
  cross join lateral (
    select c.level, c.number from creatures c
    where c.player_id = $1 and c.species = one.species and ${KIND} = one.kind
    order by c.level desc, c.number limit 1
  ) highest
  order by highest.level desc, highest.number limit 1`;

/**
 * The rarest creature of a player: by kind, then by the rank of its species, then by level, then the first one
 * received; null if the player has none.
 * @param ranks of the species, the lowest is the rarest
 */
export async function readRarest(
  { pool, drizzle }: Database,
  playerId: string,
  ranks: { readonly species: readonly string[]; readonly ranks: readonly number[] },
): Promise<CreatureRow | null> {
  const values = [playerId, ranks.species, ranks.ranks];
  const { rows } = await pool.query<{ number: string }>({ name: 'rarest', text: RAREST, values });
  const [found] = rows;
  if (!found) return null;
  const [row] = await drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), eq(creatures.number, Number(found.number))));
  return row ?? null;
}
