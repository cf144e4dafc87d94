import type { BodyOf } from '../../../contract/call.ts';
import type { nameCreature } from '../../../contract/owned.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { isMisleading } from '../../domain/creatures/nicknames.ts';
import { takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isNameRetired } from '../../domain/players/names.ts';
import { conflict, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { changeCreature } from './changeQueries.ts';

/**
 * Gives a creature a nickname or takes it away; also during a battle, which goes on with the former one.
 * @param nickname normalised; empty for none
 * @throws Refusal 400 for one that looks like a species or a kind, 403 for another player's creature, 404 if it does
 * not exist, 409 for a nickname that the operator has taken away
 */
export async function giveNickname(
  { database, game }: Services,
  playerId: string,
  { id, nickname }: BodyOf<typeof nameCreature>,
): Promise<Creature[]> {
  if (isMisleading(game, nickname)) {
    throw forbiddenByRule('nameOfSpecies');
  }
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    await takeOwned(transaction, playerId, [id]);
    if (nickname !== '' && (await isNameRetired(transaction, nickname))) {
      throw conflict('nicknameRetired');
    }
    const named = await changeCreature(transaction, id, { nickname: nickname || null });
    return [creatureView(game, named, player)];
  });
}
