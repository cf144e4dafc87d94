import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { startBattle } from '../../../rules/battle/start.ts';
import type { BattleKind, BattleSetup, Fighter } from '../../../rules/battle/state.ts';
import { diceFromBytes } from '../../../rules/random.ts';
import { battles, creatures, players } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PlayerRow } from '../../shared/lockPlayer.ts';
import { conflict } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { StoredBattle } from './queries.ts';

const SEED_BYTES = 16;

/** Whom the player is about to meet. */
export interface Challenge {
  readonly kind: BattleKind;
  readonly opponents: readonly Fighter[];
  readonly mapName: string | null;
  readonly opponentName: string | null;
  readonly gymId: string | null;
}

async function fightersOf(transaction: Transaction, playerId: string): Promise<Fighter[]> {
  const { id, species, kind, level, moves } = creatures;
  const team = await transaction
    .select({ id, species, kind, level, moves })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));
  if (team.length === 0) throw conflict('Choose your first creature before you battle');
  return team;
}

/**
 * Starts a battle with fresh dice. It takes the place of whatever battle there was, and a waiting encounter is
 * gone. The player's row must be locked by this transaction.
 * @throws Refusal 409 for a player without a team
 */
export async function begin(
  transaction: Transaction,
  { game, randomBytes }: Services,
  { id }: PlayerRow,
  challenge: Challenge,
): Promise<StoredBattle> {
  const { kind, opponents, mapName, opponentName, gymId } = challenge;
  const dice = diceFromBytes(randomBytes(SEED_BYTES));
  const setup: BattleSetup = { kind, team: await fightersOf(transaction, id), opponents, dice };
  const state = startBattle(game.book, setup);
  const { page, round } = state;
  const fresh = { page, round, setup, state, choices: [], growth: [], mapName, opponentName, gymId };
  const [stored] = await transaction
    .insert(battles)
    .values({ playerId: id, ...fresh })
    .onConflictDoUpdate({
      target: battles.playerId,
      set: { ...fresh, version: sql`${battles.version} + 1`, startedAt: sql`now()` },
    })
    .returning({ version: battles.version });
  if (!stored) throw new Error('A battle was not stored');
  await transaction
    .update(players)
    .set({ encounter: null, version: sql`${players.version} + 1` })
    .where(eq(players.id, id));
  return { state, version: stored.version, growth: [], mapName, opponentName, gymId };
}
