import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/call.ts';
import type { saveSettings } from '../../../contract/settings.ts';
import type { Database } from '../../database/connect.ts';
import { playerSettings, players } from '../../database/schema.ts';
import { unauthorized } from '../../http/refusal.ts';

/** The stored settings of a player; empty if nothing was ever chosen. */
export async function readSettings({ drizzle }: Database, playerId: string): Promise<unknown> {
  const [row] = await drizzle
    .select({ settings: playerSettings.settings })
    .from(playerSettings)
    .where(eq(playerSettings.playerId, playerId));
  return row?.settings ?? {};
}

/**
 * Stores a change of settings, and keeps those that it does not name. The lock waits for a deletion of the account that
 * is under way: after it, there is nobody to store settings for.
 * @returns all stored settings
 * @throws Refusal 401 if the account is gone
 */
export async function storeSettings(
  { drizzle }: Database,
  playerId: string,
  change: BodyOf<typeof saveSettings>,
): Promise<unknown> {
  const { rows } = await drizzle.execute<{ settings: unknown }>(sql`
    with me as (select id from ${players} where id = ${playerId}::uuid for key share)
    insert into ${playerSettings} as s (player_id, settings)
    select id, ${JSON.stringify(change)}::jsonb from me
    on conflict (player_id) do update set settings = s.settings || excluded.settings, changed_at = now()
    returning s.settings`);
  if (!rows[0]) throw unauthorized();
  return rows[0].settings;
}
