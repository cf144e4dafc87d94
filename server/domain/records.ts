import { and, desc, eq } from 'drizzle-orm';
import type { ReplyOf } from '../../contract/call.ts';
import type { getRecord } from '../../contract/journal.ts';
import type { noteAchievements } from '../../contract/progress/achievements.ts';
import type { Result } from '../../contract/shapes/journal.ts';
import { RARITIES } from '../../rules/creatures/types.ts';
import type { BattleKind } from '../../rules/model/state.ts';
import type { Database } from '../database/connect.ts';
import {
  battleCounts,
  creatures,
  gymVictories,
  playerStreaks,
  reachedAchievements,
} from '../database/schema.ts';
import type { Queryable } from '../database/transaction.ts';
import type { CreatureRow } from './creatures/creatureView.ts';
import { pokedexKindSql } from './creatures/pokedex.ts';
import type { Game } from './game.ts';
import { findLeader } from './gyms.ts';
import { rivalWinsIn } from './rivals.ts';

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

/** Gym ids of the leaders that a player has beaten. */
export async function readVictories(on: Queryable, playerId: string): Promise<string[]> {
  const rows = await on
    .select({ gymId: gymVictories.gymId })
    .from(gymVictories)
    .where(eq(gymVictories.playerId, playerId));
  return rows.map(({ gymId }) => gymId);
}

/**
 * The badges that a player has won, the first one first, of the leaders that the game still has, and the number of
 * victories over the rival.
 */
export async function readBadges(
  { drizzle }: Database,
  { regions }: Game,
  playerId: string,
): Promise<Pick<ReplyOf<typeof getRecord>, 'badges'> & { rivalWins: number }> {
  const { gymId, beatenAt } = gymVictories;
  const rows = await drizzle
    .select({ gymId, beatenAt })
    .from(gymVictories)
    .where(eq(gymVictories.playerId, playerId))
    .orderBy(beatenAt, gymId);
  const badges = rows.flatMap((row) => {
    const found = findLeader(regions, row.gymId);
    const region = found && regions[found.region];
    if (!found || !region) return [];
    const at = row.beatenAt.toISOString();
    return [{ gymId: row.gymId, name: found.leader.name, region: region.name, beatenAt: at }];
  });
  return { badges, rivalWins: rivalWinsIn(rows.map((row) => row.gymId)) };
}

/** The achievements of a player that are noted, the latest first. */
export async function readReached(
  queryable: Queryable,
  playerId: string,
): Promise<ReplyOf<typeof noteAchievements>['reached']> {
  const { achievement, reachedAt } = reachedAchievements;
  const rows = await queryable
    .select({ id: achievement, reachedAt })
    .from(reachedAchievements)
    .where(eq(reachedAchievements.playerId, playerId))
    .orderBy(desc(reachedAt), achievement);
  return rows.map((row) => ({ id: row.id, reachedAt: row.reachedAt.toISOString() }));
}

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
 */
export async function readRarest(
  { pool, drizzle }: Database,
  { book }: Game,
  playerId: string,
): Promise<CreatureRow | null> {
  const all = Object.values(book.species);
  // The lowest rank is the rarest.
  const ranks = all.map(({ rarity }) => -RARITIES.indexOf(rarity));
  const values = [playerId, all.map(({ id }) => id), ranks];
  const { rows } = await pool.query<{ number: string }>({ name: 'rarest', text: RAREST, values });
  const [found] = rows;
  if (!found) return null;
  const [row] = await drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), eq(creatures.number, Number(found.number))));
  return row ?? null;
}
