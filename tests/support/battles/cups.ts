import type { AnyServer } from '../server.ts';

/** Puts players in the first tournament with their teams, and lets them enter others. */
export const putInCup = (server: Pick<AnyServer, 'sql'>, ids: readonly string[]) =>
  server.sql(
    `insert into player_cups (player_id, cup, day, team)
     select p.id, 'hearth', (now() at time zone 'UTC')::date, coalesce((select jsonb_object_agg(c.id, 100) from creatures c
       where c.player_id = p.id and c.team_order is not null), '{}') from players p where p.id = any($1)
     on conflict (player_id) do update set cup = 'hearth', won = 0, fighting = false, entries = 0, team = excluded.team`,
    [ids],
  );

/** Lets a player enter tournaments again today: none runs. */
export const outOfCups = (server: Pick<AnyServer, 'sql'>, id: string) =>
  server.sql('delete from player_cups where player_id = $1', [id]);
