import { eq, or } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { battles, players } from '../../database/schema.ts';
import { hasName } from '../../domain/players/names.ts';
import { isUuid } from '../../http/ids.ts';

/**
 * The last battle of a player with all data for a replay; undefined for an unknown player, or one without a battle.
 * @param player name or id
 */
export async function findBattle({ drizzle }: Database, player: string) {
  const { setup, choices, state, startedAt } = battles;
  const [found] = await drizzle
    .select({ setup, choices, state, startedAt, name: players.username })
    .from(players)
    .innerJoin(battles, eq(battles.playerId, players.id))
    .where(isUuid(player) ? or(hasName(player), eq(players.id, player)) : hasName(player));
  return found;
}
