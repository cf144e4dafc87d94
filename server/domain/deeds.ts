import { sql } from 'drizzle-orm';
import type { Deed, DeedCounts } from '../../content/quests/deeds.ts';
import { goalsOf, type ResearchMark } from '../../content/research/tasks.ts';
import { todayAt } from '../../content/things/lying.ts';
import { dayDeeds } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import { researched } from './creatures/pokedex.ts';

/**
 * Counts what a player has done today, for quests, and what of it counts for research, in one statement. This transaction
 * must have locked the player's row.
 * @param now milliseconds since the beginning of 1970
 * @param deeds each once; an empty list changes nothing
 */
export async function noteDeeds(
  transaction: Transaction,
  playerId: string,
  now: number,
  deeds: readonly Exclude<Deed, 'steps'>[],
  marks: readonly ResearchMark[] = [],
): Promise<void> {
  if (deeds.length === 0) return;
  const counts: DeedCounts = Object.fromEntries(deeds.map((deed) => [deed, 1]));
  const goals = goalsOf(marks);
  const counted = sql`
    insert into ${dayDeeds} as d (player_id, day, counts, steps_before)
    select id, ${todayAt(now)}::date, ${JSON.stringify(counts)}::jsonb, steps from players where id = ${playerId}
    on conflict (player_id, day) do update set counts = d.counts || (
      select jsonb_object_agg(key, coalesce((d.counts ->> key)::int, 0) + value::int)
      from jsonb_each_text(excluded.counts))`;
  await transaction.execute(
    Object.keys(goals).length > 0
      ? sql`with counted as (${counted}) ${researched(playerId, goals)}`
      : counted,
  );
}
