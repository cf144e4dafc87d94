import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { teamStrengths } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** Another player, as somebody to fight. */
export interface User {
  readonly id: string;
  readonly username: string;
}

const MOST_ON_EACH_SIDE = 8;

/**
 * The players nearest in strength, eight from here upwards and eight downwards, from half to twice the player's
 * own. `among` is a random id: it says where among those of exactly the same strength to look, so that not always
 * the same ones are found. Two ranges of one index, however many players there are.
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
    ) near join players p on p.id = near.player_id`;
}

/** Some players of like strength (half to twice), the nearest ones; never the player. */
export async function findNear(transaction: Transaction, playerId: string): Promise<User[]> {
  const { rows } = await transaction.execute<User & Record<string, unknown>>(
    nearInStrength(playerId, randomUUID()),
  );
  return rows;
}
