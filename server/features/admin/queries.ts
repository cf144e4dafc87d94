import { eq, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { battles, players } from '../../database/schema.ts';
import { nameKey } from '../../domain/players/names.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The last battle of a player with everything that a replay needs; undefined for an unknown player, or one who has not
 * battled.
 * @param player name or id
 */
export async function findBattle({ drizzle }: Database, player: string) {
  const key = nameKey(player);
  // PostgreSQL's text cannot hold this character, so no account has it.
  if (key.includes('\0')) return undefined;
  const named = eq(players.nameKey, key);
  const { setup, choices, state, startedAt } = battles;
  const [found] = await drizzle
    .select({ setup, choices, state, startedAt, name: players.username })
    .from(players)
    .innerJoin(battles, eq(battles.playerId, players.id))
    .where(UUID.test(player) ? or(named, eq(players.id, player)) : named);
  return found;
}
