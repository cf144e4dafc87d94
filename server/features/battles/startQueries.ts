import { eq, sql } from 'drizzle-orm';
import { battles, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

type NewBattle = Pick<typeof battles.$inferSelect, 'setup' | 'state' | 'mapName' | 'opponentName' | 'gymId'>;

/**
 * Stores a new battle in the place of the player's battle before, and lets a waiting encounter go: steps that
 * were read before it see that the player has changed.
 */
export async function storeBattle(
  transaction: Transaction,
  playerId: string,
  battle: NewBattle,
): Promise<{ version: number }> {
  const { page, round } = battle.state;
  const fresh = { ...battle, page, round, choices: [], growth: [] };
  const [stored] = await transaction
    .insert(battles)
    .values({ playerId, ...fresh })
    .onConflictDoUpdate({
      target: battles.playerId,
      set: { ...fresh, version: sql`${battles.version} + 1`, startedAt: sql`now()` },
    })
    .returning({ version: battles.version });
  if (!stored) throw new Error('A battle was not stored');
  await transaction
    .update(players)
    .set({ encounter: null, version: sql`${players.version} + 1` })
    .where(eq(players.id, playerId));
  return stored;
}
