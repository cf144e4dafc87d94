import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import type { Fighter } from '../../../../rules/index.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { lockPlayer, type PlayerRow } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { begin, type OpponentTeam, readBattleTeam } from './begin.ts';

/** Chooses the opponents, inside the transaction that starts the battle. */
export type Prepare = (
  transaction: Transaction,
  team: readonly Fighter[],
  player: PlayerRow,
) => OpponentTeam | Promise<OpponentTeam>;

/**
 * Starts a battle against opponents chosen for the player's team, in one transaction.
 * @throws Refusal 409 for a player without a team, and whatever `prepare` throws
 */
export async function startChallenge(
  services: Services,
  playerId: string,
  prepare: Prepare,
): Promise<BattleDetails> {
  const { database, game } = services;
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const team = await readBattleTeam(transaction, game, playerId);
    const challenge = await prepare(transaction, team, player);
    const battle = await begin(transaction, services, player, team, challenge);
    return detailsOf(game, battle, await readProfile(transaction, playerId));
  });
}
