import type { BodyOf, ReplyOf } from '../../../contract/call.ts';
import type { setFree } from '../../../contract/owned.ts';
import { transact } from '../../database/transaction.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { refuseInTrade, takeOwned } from '../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { checkOnce } from '../../http/ids.ts';
import { favourite, forbiddenByRule } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { arrangeTeam, dropFreed, lockTeam, refuseInBattle } from './changeQueries.ts';
import { countOwned } from './queries.ts';

/**
 * Lets creatures go for good, all or none. The Pokedex, histories and victories stay; the player gets nothing for it.
 * @returns the team that is left, and how many creatures the player has
 * @throws Refusal 400 for an id twice or the whole team, 403 for another player's creature, 404 if one does not exist,
 * 409 for a favourite, one that is listed or offered, or a member of the team during a battle
 */
export async function letFree(
  { database, game }: Services,
  playerId: string,
  { pokemons: ids }: BodyOf<typeof setFree>,
): Promise<ReplyOf<typeof setFree>> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const leaving = await takeOwned(transaction, playerId, ids);
    for (const row of leaving) refuseInTrade(game, row);
    if (leaving.some((row) => row.favourite)) throw favourite();
    if (leaving.some(({ teamOrder }) => teamOrder !== null)) await refuseInBattle(transaction, playerId);
    const gone = new Set(leaving.map(({ id }) => id));
    const staying = (await lockTeam(transaction, playerId)).filter(({ id }) => !gone.has(id));
    if (staying.length === 0) throw forbiddenByRule('oneStays');
    await dropFreed(transaction, [...gone]);
    const team = await arrangeTeam(transaction, staying);
    return {
      pokemons: team.map((row) => creatureView(game, row, player)),
      pokemonCount: await countOwned(transaction, playerId),
    };
  });
}
