import type { BodyOf } from '../../../../contract/call.ts';
import type { putInBox } from '../../../../contract/owned.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import { transact } from '../../../database/transaction.ts';
import { creatureView } from '../../../domain/creatures/creatureView.ts';
import { takeOwned } from '../../../domain/creatures/ownedCreatures.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { checkOnce } from '../../../http/ids.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { moveToBox, readBoxes } from './boxQueries.ts';

/**
 * Puts creatures in a box of their owner, all or none, or takes them out; also during a battle and while in trade.
 * @param box undefined to take them out
 * @returns the creatures in the order of the request
 * @throws Refusal 400 for an id twice, 403 for another player's creature, 404 if a creature or the box does not exist
 */
export async function putThem(
  { database, game }: Services,
  playerId: string,
  { pokemons: ids, box }: BodyOf<typeof putInBox>,
): Promise<Creature[]> {
  checkOnce(ids);
  return transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const taken = await takeOwned(transaction, playerId, ids);
    const isThere = async () => (await readBoxes(transaction, playerId)).some((one) => one.box === box);
    if (box !== undefined && !(await isThere())) throw notFound('noBox');
    const moved = new Map(
      (await moveToBox(transaction, playerId, ids, box ?? null)).map((row) => [row.id, row]),
    );
    return taken.map((row) => creatureView(game, moved.get(row.id) ?? row, player));
  });
}
