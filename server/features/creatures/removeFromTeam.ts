import type { BodyOf } from '../../../contract/call.ts';
import type { leaveTeam } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict, favourite, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { arrangeTeam, changeCreature, lockTeam, refuseInBattle } from './changeQueries.ts';

/**
 * Removes a member from the team; later members move up.
 * @param anyway allows a favourite
 * @returns the removed creature, then the team in its order
 * @throws Refusal 400 for the last member, 403 for another player's creature, 404 if it does not exist, 409 if it is
 * not a member, for a favourite, or during a battle
 */
export async function removeFromTeam(
  { database, game }: Services,
  playerId: string,
  { id, anyway = false }: BodyOf<typeof leaveTeam>,
): Promise<Creature[]> {
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const [leaving] = await takeOwned(transaction, playerId, [id]);
    if (!leaving || leaving.teamOrder === null) throw conflict('notInTeam');
    await refuseInBattle(transaction, playerId);
    const staying = (await lockTeam(transaction, playerId)).filter((row) => row.id !== leaving.id);
    if (staying.length === 0) throw forbiddenByRule('oneStays');
    if (leaving.favourite && !anyway) throw favourite();
    const gone = await changeCreature(transaction, leaving.id, { teamOrder: null });
    const team = await arrangeTeam(transaction, staying);
    return [gone, ...team].map((row) => creatureView(game, row, player));
  });
}
