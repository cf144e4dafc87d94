import { and, eq, isNotNull, min, sql } from 'drizzle-orm';
import { battles, players, pokedexEntries } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { StoredBattle } from '../queries.ts';

type NewBattle = Pick<
  typeof battles.$inferSelect,
  'setup' | 'state' | 'mapName' | 'opponentName' | 'opponentTitle' | 'gymId' | 'tier' | 'prize'
>;

/**
 * Stores a new battle in place of the player's previous one and ends a waiting encounter. It increments the player's
 * version, so that steps read before it fail.
 */
export async function storeBattle(
  transaction: Transaction,
  playerId: string,
  battle: NewBattle,
): Promise<{ version: number }> {
  const { page, round } = battle.state;
  const fresh = { ...battle, page, round, choices: [], growth: [], coinsWon: 0, expWon: 0 };
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

/** How many species a player has caught, and which of these starters was the first; null if none was. */
export async function readCatches(
  transaction: Transaction,
  playerId: string,
  starters: readonly string[],
): Promise<{ caught: number; starter: string | null }> {
  const { species, caughtAt } = pokedexEntries;
  const rows = await transaction
    .select({ species })
    .from(pokedexEntries)
    .where(and(eq(pokedexEntries.playerId, playerId), isNotNull(caughtAt)))
    .groupBy(species)
    .orderBy(min(caughtAt));
  const first = rows.find((row) => starters.includes(row.species));
  return { caught: rows.length, starter: first?.species ?? null };
}

/** The player's gold battle of this tier if no choice was made in it yet; otherwise null. */
export async function readUntouchedGold(
  transaction: Transaction,
  playerId: string,
  tier: string,
): Promise<StoredBattle | null> {
  const { state, version, growth, mapName, opponentName, gymId, prize } = battles;
  const [battle] = await transaction
    .select({ state, version, growth, mapName, opponentName, gymId, prize })
    .from(battles)
    .where(
      and(
        eq(battles.playerId, playerId),
        eq(battles.tier, tier),
        sql`jsonb_array_length(${battles.choices}) = 0`,
      ),
    );
  return battle ?? null;
}
