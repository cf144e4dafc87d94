import { rivalName } from '../../../../content/challenges/rival.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { NORMAL } from '../../../../rules/creatures/kinds.ts';
import { findLeader, prizeOf, whyClosed } from '../../../domain/gyms.ts';
import { readVictories } from '../../../domain/records.ts';
import { rivalHere, rivalTeam } from '../../../domain/rivals.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { startChallenge } from './startChallenge.ts';
import { readCatches } from './startQueries.ts';

/**
 * Starts the battle against a gym leader or champion.
 * @param id name or gym id of the leader
 * @throws Refusal 404 for an unknown leader; 409 if the region or champion is not unlocked yet, or for a player
 * without a team
 */
export async function startGym(services: Services, playerId: string, id: string): Promise<BattleDetails> {
  const { regions } = services.game;
  const found = findLeader(regions, id);
  if (!found) throw notFound('noLeader');
  const { leader } = found;
  return startChallenge(services, playerId, async (transaction) => {
    const beaten = await readVictories(transaction, playerId);
    const reason = whyClosed(regions, found, beaten);
    if (reason !== null) throw conflict(...reason);
    return {
      kind: 'gym',
      opponents: leader.team.map((member) => ({ ...member, kind: NORMAL })),
      opponentName: leader.name,
      gymId: leader.id,
      prize: prizeOf(leader, beaten),
      ...(leader.difficulty && { difficulty: leader.difficulty }),
    };
  });
}

/**
 * Starts the player's next battle against the rival.
 * @throws Refusal 409 if the player does not stand beside the rival, has not come far enough, or has no team
 */
export const startRival = (services: Services, playerId: string): Promise<BattleDetails> =>
  startChallenge(services, playerId, async (transaction, _team, { mapName, cellX, cellY }) => {
    const { game } = services;
    const beaten = await readVictories(transaction, playerId);
    const { caught, starter } = await readCatches(transaction, playerId, game.starters);
    const battle = rivalHere(game, { mapName, cell: { x: cellX, y: cellY }, beaten, caught });
    if (Array.isArray(battle)) throw conflict(...battle);
    return {
      kind: 'gym',
      opponents: rivalTeam(game.book, battle, starter),
      opponentName: rivalName,
      gymId: battle.id,
      // The player goes back there afterwards.
      mapName,
      prize: battle.coins,
      difficulty: battle.difficulty,
    };
  });
