import { TEAM_SIZE } from '../../../content/team.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type { joinTeam } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView, refuseUnknown } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { arrangeTeam, lockTeam, refuseInBattle } from './changeQueries.ts';

/**
 * Adds a creature to the team if there is room.
 * @param place in the team from 0 on; later members move back. The end if omitted or too large
 * @returns the team in its order
 * @throws Refusal 403 for another player's creature, 404 if it does not exist, 409 for one that is a member or in
 * trade, for a full team, or during a battle
 */
export async function addToTeam(
  { database, game }: Services,
  playerId: string,
  { id, place = TEAM_SIZE }: BodyOf<typeof joinTeam>,
): Promise<Creature[]> {
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const [coming] = await takeOwned(transaction, playerId, [id]);
    if (!coming || coming.teamOrder !== null) throw conflict('inTeamAlready');
    refuseUnknown(game, coming);
    refuseInTrade(game, coming);
    await refuseInBattle(transaction, playerId);
    const team = await lockTeam(transaction, playerId);
    if (team.length >= TEAM_SIZE) throw conflict('teamFull');
    const arranged = await arrangeTeam(transaction, team.toSpliced(place, 0, coming));
    return arranged.map((row) => creatureView(game, row, player));
  });
}
