import { marksOfMeeting } from '../../../../content/research/tasks.ts';
import type { BattleDetails } from '../../../../contract/shapes/battle.ts';
import { speciesOf, startingMoves } from '../../../../rules/index.ts';
import { hourAt } from '../../../../rules/world/conditions/conditions.ts';
import { transact } from '../../../database/transaction.ts';
import { noteDeeds } from '../../../domain/deeds.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { readProfile } from '../../../domain/players/profile.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { detailsOf } from '../battleView.ts';
import { begin, readBattleTeam } from './begin.ts';

/**
 * Starts the battle against the waiting encounter and consumes it.
 * @throws Refusal 409 if there is no encounter, or for a player without a team
 */
export async function startWild(services: Services, playerId: string): Promise<BattleDetails> {
  const { database, game, now } = services;
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const { encounter, mapName } = player;
    if (!encounter || !Object.hasOwn(game.book.species, encounter.species)) {
      throw conflict('noWild');
    }
    const moves = startingMoves(speciesOf(game.book, encounter.species), encounter.level);
    const team = await readBattleTeam(transaction, game, playerId);
    const challenge = { kind: 'wb', opponents: [{ ...encounter, moves }], mapName } as const;
    const battle = await begin(transaction, services, player, team, challenge);
    const { hour } = hourAt(now());
    const marks = marksOfMeeting(encounter.species, hour);
    await noteDeeds(transaction, playerId, now(), [`met:${hour}`], marks);
    return detailsOf(game, battle, await readProfile(transaction, playerId));
  });
}
