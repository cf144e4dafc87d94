import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { teamStrengths } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { withoutBlocked } from '../../../domain/moderation/blocks.ts';

/** Another player as an opponent. */
export interface User {
  readonly id: string;
  readonly username: string;
}

const MOST_ON_EACH_SIDE = 8;

/**
 * Statement for the players nearest in strength, eight above and eight below, from half to twice the player's own
 * strength. `among` is a random id, the starting point among players of exactly the same strength, so that the result
 * varies. Reads two ranges of one index, however many players there are. Leaves out suspended players.
 */
export function nearInStrength(playerId: string, among: string): SQL {
  const own = sql`(select strength from ${teamStrengths} where player_id = ${playerId}::uuid)`;
  const here = sql`(${own}, ${among}::uuid)`;
  return sql`
    select p.id, p.username from (
      (select player_id from ${teamStrengths}
        where (strength, player_id) >= ${here} and strength <= ${own} * 2 and player_id <> ${playerId}::uuid
        order by strength, player_id limit ${sql.raw(String(MOST_ON_EACH_SIDE))})
      union all
      (select player_id from ${teamStrengths}
        where (strength, player_id) < ${here} and strength >= ${own} / 2 and player_id <> ${playerId}::uuid
        order by strength desc, player_id desc limit ${sql.raw(String(MOST_ON_EACH_SIDE))})
    ) near join players p on p.id = near.player_id
    where p.suspended_at is null`;
}

/**
 * Returns up to sixteen players of similar strength (half to twice), the nearest ones in no particular order; never
 * the player, nor one who is suspended or between whom and the player there is a block.
 */
export async function findNear(transaction: Transaction, playerId: string): Promise<User[]> {
  const { rows } = await transaction.execute<User & Record<string, unknown>>(
    nearInStrength(playerId, randomUUID()),
  );
  return withoutBlocked(transaction, playerId, rows);
}
