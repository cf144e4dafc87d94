import type { Player } from './player.ts';
import type { AnyServer } from './server.ts';

/** Of four tasks about tuftpups: enough for both pages. */
export const FOUR_TASKS = { caught: 5, won: 5, hour: 2, beaten: 8 };

/** Lets a player have done tasks about tuftpups, by default two. @returns the species */
export async function sketchable(
  server: Pick<AnyServer, 'sql'>,
  { name }: Pick<Player, 'name'>,
  counts: Readonly<Record<string, number>> = { caught: 5, won: 5 },
): Promise<{ species: string }> {
  await server.sql(
    `insert into species_research (player_id, species, counts) select id, 'tuftpup', $2 from players where username = $1
     on conflict (player_id, species) do update set counts = excluded.counts`,
    [name, JSON.stringify(counts)],
  );
  return { species: 'tuftpup' };
}
