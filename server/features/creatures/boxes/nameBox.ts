import type { BodyOf } from '../../../../contract/call.ts';
import type { nameBox } from '../../../../contract/owned.ts';
import { transact } from '../../../database/transaction.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { nameKey } from '../../../domain/players/nameKey.ts';
import { isNameRetired } from '../../../domain/players/names.ts';
import { conflict, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { dropBox, readBoxes, type StoredBoxes, storeBox } from './boxQueries.ts';

/**
 * Sets up a box, renames it, or puts it away; the creatures of one that is put away are in none.
 * @param name normalised; empty to put the box away
 * @throws Refusal 404 for putting away what is not there, 409 for a name of another box or one that the operator has taken away
 */
export async function giveBoxName(
  { database }: Services,
  playerId: string,
  { box, name }: BodyOf<typeof nameBox>,
): Promise<StoredBoxes> {
  return transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    if (name === '') {
      if (!(await dropBox(transaction, playerId, box))) throw notFound('noBox');
      return readBoxes(transaction, playerId);
    }
    const others = (await readBoxes(transaction, playerId)).filter((one) => one.box !== box);
    if (others.some((one) => nameKey(one.name) === nameKey(name))) {
      throw conflict('boxNameTaken');
    }
    if (await isNameRetired(transaction, name)) throw conflict('boxNameRetired');
    await storeBox(transaction, playerId, box, name);
    return readBoxes(transaction, playerId);
  });
}
