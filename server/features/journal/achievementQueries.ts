import { sql } from 'drizzle-orm';
import { highestGoal } from '../../../content/achievements/list.ts';
import type { Deeds } from '../../../content/achievements/progress.ts';
import { STUDIED } from '../../../content/research/stages.ts';
import { reachedAchievements } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import { unauthorized } from '../../http/refusal.ts';

// Times as JSON has them, so that they can be compared as texts: all in UTC and of the same length.
const AT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is recorded of a player anyway, as one row. A heavy trader's further trades are not read. */
const recordsOf = (playerId: string) => sql`
  select p.reached_maps as maps,
    coalesce((select jsonb_agg(jsonb_build_object('species', d.species, 'kind', d.kind, 'at', ${sql.raw(AT('d.caught_at'))}))
      from pokedex_entries d where d.player_id = p.id and d.caught_at is not null), '[]') as caught,
    coalesce((select jsonb_agg(jsonb_build_object('gymId', v.gym_id, 'at', ${sql.raw(AT('v.beaten_at'))}))
      from gym_victories v where v.player_id = p.id), '[]') as beaten,
    coalesce((select jsonb_object_agg(b.kind, b.count) from battle_counts b
      where b.player_id = p.id and b.result = 'win'), '{}') as wins,
    coalesce((select jsonb_agg(${sql.raw(AT('t.at'))} order by s.number)
      from trade_sides s join trades t on t.id = s.trade_id
      where s.player_id = p.id and s.number <= ${highestGoal('trades')}), '[]') as trades,
    coalesce((select max(c.level) from creatures c where c.player_id = p.id), 0)::int as level,
    (select count(*)::int from creatures c
      where c.player_id = p.id and c.team_order is not null and c.nickname is not null) as named,
    (select count(*)::int from species_research r where r.player_id = p.id and r.written >= 1) as sketched,
    (select count(*)::int from species_research r where r.player_id = p.id and r.written >= ${STUDIED}) as studied
  from players p where p.id = ${playerId}`;

/** Reads what achievements are counted from. */
export async function readRecords(queryable: Queryable, playerId: string): Promise<Deeds> {
  const { rows } = await queryable.execute<Deeds & Record<string, unknown>>(recordsOf(playerId));
  const [row] = rows;
  // The account was deleted in the meantime.
  if (!row) throw unauthorized();
  return row;
}

/** Notes achievements. @returns the ids of those that were not noted before: of several at once, one is told of each */
export async function storeReached(
  transaction: Transaction,
  playerId: string,
  reached: readonly { readonly id: string; readonly at: string }[],
): Promise<readonly string[]> {
  if (reached.length === 0) return [];
  const rows = await transaction
    .insert(reachedAchievements)
    .values(reached.map(({ id, at }) => ({ playerId, achievement: id, reachedAt: new Date(at) })))
    .onConflictDoNothing()
    .returning({ id: reachedAchievements.achievement });
  return rows.map(({ id }) => id);
}
