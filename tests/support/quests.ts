import { dailyPool, weeklyPool } from '../../content/quests/pool.ts';
import { todayAt } from '../../content/things/lying.ts';
import type { Player } from './player.ts';
import type { AnyServer } from './server.ts';

/** Gives a player deeds of a day with which every quest of the day and of its week is finished. */
export async function finishQuests(
  server: Pick<AnyServer, 'sql'>,
  { name }: Pick<Player, 'name'>,
  day = todayAt(Date.now()),
): Promise<void> {
  const counts = Object.fromEntries([...dailyPool, ...weeklyPool].map(({ deed }) => [deed, 2000]));
  await server.sql(
    `with me as (update players set steps = steps + 2000 where username = $1 returning id, steps)
     insert into day_deeds (player_id, day, counts, steps_before) select id, $2, $3, steps - 2000 from me
     on conflict (player_id, day) do update set counts = excluded.counts, steps_before = excluded.steps_before`,
    [name, day, JSON.stringify(counts)],
  );
}
