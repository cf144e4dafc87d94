import type { EmberChoice } from '../../../rules/people/types.ts';
import type { Database } from '../../database/connect.ts';
import { unauthorized } from '../../http/refusal.ts';

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
  readonly ember: EmberChoice | null;
}

const STEPS =
  'p.steps, (select count(distinct d.species)::int from pokedex_entries d where d.player_id = p.id) as seen';
const SUMS = `
  select p.username, p.look, p.coins, p.ember, p.created_at as since, ${STEPS},
    (select coalesce(sum(c.owned), 0)::int from creature_counts c where c.player_id = p.id and c.species = '') as "pokemonCount",
    (select count(distinct d.species)::int from pokedex_entries d
      where d.player_id = p.id and d.caught_at is not null) as caught
  from players p where p.id = $1`;

/** Reads the numbers of a player's trainer card. */
export async function readSums({ pool }: Database, playerId: string): Promise<Sums> {
  const { rows } = await pool.query<Sums>({ name: 'trainer card', text: SUMS, values: [playerId] });
  const [row] = rows;
  // The account was deleted in the meantime.
  if (!row) throw unauthorized();
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
  // The account was deleted in the meantime.
  if (!row) throw unauthorized();
  return row;
}
