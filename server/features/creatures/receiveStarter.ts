import type { Creature } from '../../../contract/shapes/creature.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import type { Transaction } from '../../database/transaction.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { addCreature } from '../../domain/creatures/newCreature.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { ownsAny } from './queries.ts';

/**
 * Gives a player the first creature, once.
 * @param name of a starter, case-insensitive
 * @returns the player's creatures
 * @throws Refusal 400 if the name is not a starter's, 409 for a player who has a creature
 */
export async function receiveStarter(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  name: string,
): Promise<Creature[]> {
  const species = name.trim().toLowerCase();
  if (!game.starters.includes(species)) throw forbiddenByRule('notStarter');
  const player = await lockPlayer(transaction, playerId);
  if (await ownsAny(transaction, player.id)) throw conflict('starterThere');
  const arrival = { species, level: game.newcomer.starterLevel, kind: NORMAL } as const;
  return [creatureView(game, await addCreature(transaction, game, player.id, arrival), player)];
}
