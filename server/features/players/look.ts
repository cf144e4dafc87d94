import type { Look } from '../../../contract/shapes/look.ts';
import type { Database } from '../../database/connect.ts';
import { PROFILE_COLUMNS, type ProfileRow } from '../../domain/players/profile.ts';

const CHOOSE = `update players p set look = $2 where p.id = $1 returning ${PROFILE_COLUMNS}`;

/**
 * Changes who a player is on the map, and nothing else: no step or turn that is under way notices.
 * @returns the profile from then on
 */
export async function wearLook({ pool }: Database, playerId: string, look: Look): Promise<ProfileRow> {
  const { rows } = await pool.query<ProfileRow>({ name: 'look', text: CHOOSE, values: [playerId, look] });
  const [row] = rows;
  if (!row) throw new Error('A player is gone');
  return row;
}
