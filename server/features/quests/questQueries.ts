import { and, eq, like, lt, sql } from 'drizzle-orm';
import { DAYS_KEPT } from '../../../content/quests/calendar.ts';
import type { DeedCounts } from '../../../content/quests/deeds.ts';
import { claimedQuests } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import { unauthorized } from '../../http/refusal.ts';

interface DayRow {
  readonly day: string;
  readonly counts: DeedCounts;
  readonly stepsBefore: number;
}

/** What is recorded of a player for quests. */
export interface QuestRow {
  readonly steps: number;
  /** The days on which something was done, the earliest first. */
  readonly days: readonly DayRow[];
  readonly beaten: readonly { readonly gymId: string; readonly day: string }[];
  readonly claimed: readonly string[];
  readonly maps: readonly string[];
  /** Things and bushes. */
  readonly found: readonly string[];
  /** Species that the player has had, whatever their kinds. */
  readonly species: readonly string[];
  /** Talks, signs and wells that lines ask for. */
  readonly visits: readonly string[];
}

const recordsOf = (playerId: string) => sql`
  select p.steps::float8 as steps, p.reached_maps as maps,
    array(select f.thing from found_things f where f.player_id = p.id) as found,
    array(select distinct e.species from pokedex_entries e where e.player_id = p.id and e.caught_at is not null) as species,
    array(select q.visit from quest_visits q where q.player_id = p.id) as visits,
    coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'counts', d.counts, 'stepsBefore', d.steps_before) order by d.day)
      from day_deeds d where d.player_id = p.id), '[]') as days,
    coalesce((select jsonb_agg(jsonb_build_object('gymId', v.gym_id, 'day', (v.beaten_at at time zone 'UTC')::date))
      from gym_victories v where v.player_id = p.id), '[]') as beaten,
    coalesce((select jsonb_agg(c.quest) from claimed_quests c where c.player_id = p.id), '[]') as claimed
  from players p where p.id = ${playerId}`;

/** Reads what a player's quests are counted from. */
export async function readQuestRow(queryable: Queryable, playerId: string): Promise<QuestRow> {
  const { rows } = await queryable.execute<QuestRow & Record<string, unknown>>(recordsOf(playerId));
  const [row] = rows;
  // The account was deleted in the meantime.
  if (!row) throw unauthorized();
  return row;
}

/**
 * Notes that a reward was taken. Forgets those of days and weeks that are too long ago to be taken again.
 * @returns false if it was taken before; nothing is changed then
 */
export async function storeClaim(
  transaction: Transaction,
  playerId: string,
  quest: string,
  claimedAt: Date,
): Promise<boolean> {
  const stored = await transaction
    .insert(claimedQuests)
    .values({ playerId, quest, claimedAt })
    .onConflictDoNothing()
    .returning({ quest: claimedQuests.quest });
  if (stored.length === 0) return false;
  const old = new Date(claimedAt.getTime() - 2 * DAYS_KEPT * 86_400_000);
  await transaction
    .delete(claimedQuests)
    .where(
      and(
        eq(claimedQuests.playerId, playerId),
        like(claimedQuests.quest, '2%'),
        lt(claimedQuests.claimedAt, old),
      ),
    );
  return true;
}
