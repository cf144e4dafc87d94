import type { Database } from '../../../database/connect.ts';

/** Guests without a session, whom nobody can play any more: the session ends 30 days after its last use, or by a logout. */
const LEFT_GUESTS = `
  select p.id from players p
  where p.password_hash is null and not exists (select from sessions s where s.player_id = p.id)
  order by p.id limit $1`;

/** Ids of guests whose session has ended and been deleted. */
export async function readLeftGuests({ pool }: Database, most: number): Promise<string[]> {
  return (await pool.query<{ id: string }>(LEFT_GUESTS, [most])).rows.map(({ id }) => id);
}
