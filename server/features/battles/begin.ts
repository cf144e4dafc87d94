import { startBattle } from '../../../rules/battle/start.ts';
import type { BattleKind, BattleSetup, Fighter } from '../../../rules/battle/state.ts';
import { diceFromBytes } from '../../../rules/random.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PlayerRow } from '../../shared/lockPlayer.ts';
import { conflict } from '../../shared/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { StoredBattle } from './queries.ts';
import { storeBattle } from './startQueries.ts';
import { readFighters } from './teamQueries.ts';

const SEED_BYTES = 16;

/** Whom the player is about to meet. */
export interface Challenge {
  readonly kind: BattleKind;
  readonly opponents: readonly Fighter[];
  readonly mapName: string | null;
  readonly opponentName: string | null;
  readonly gymId: string | null;
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
  const team = await readFighters(transaction, id);
  if (team.length === 0) throw conflict('Choose your first creature before you battle');
  const setup: BattleSetup = { kind, team, opponents, dice };
  const state = startBattle(game.book, setup);
  const { version } = await storeBattle(transaction, id, { setup, state, mapName, opponentName, gymId });
  return { state, version, growth: [], mapName, opponentName, gymId };
}
