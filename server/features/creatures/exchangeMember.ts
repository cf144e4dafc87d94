import type { BodyOf } from '../../../contract/call.ts';
import type { replaceTeamPokemon } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView, refuseUnknown } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict, favourite, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changeCreature, refuseInBattle } from './changeQueries.ts';

/**
 * Replaces a team member with a creature from outside the team.
 * @param from id of the member, `to` id of the new one; `anyway` allows a favourite as `from`
 * @returns both, the new member first
 * @throws Refusal 400 if both ids are equal, 403 for another player's creature, 404 if one does not exist, 409 if
 * `from` is not a member, if `to` is a member or in trade, if `from` is a favourite, or during a battle
 */
export async function exchangeMember(
  { database, game }: Services,
  playerId: string,
  { from, to, anyway = false }: BodyOf<typeof replaceTeamPokemon>,
): Promise<Creature[]> {
  if (from === to) throw forbiddenByRule('sameCreature');
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const [leaving, coming] = await takeOwned(transaction, playerId, [from, to]);
    const place = leaving?.teamOrder ?? null;
    if (place === null) throw conflict('notInTeam');
    if (!coming || coming.teamOrder !== null) throw conflict('inTeamAlready');
    refuseUnknown(game, coming);
    refuseInTrade(game, coming);
    await refuseInBattle(transaction, playerId);
    if (leaving?.favourite && !anyway) throw favourite();
    const gone = await changeCreature(transaction, from, { teamOrder: null });
    const come = await changeCreature(transaction, to, { teamOrder: place });
    return [come, gone].map((row) => creatureView(game, row, player));
  });
}
