import { lyingOn, type Takeable, takeableAt, todayAt } from '../../../content/things/lying.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { pickUp } from '../../../contract/game.ts';
import type { Find } from '../../../contract/shapes/map.ts';
import type { Cell } from '../../../rules/world/types.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addDraught, addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { noteDeeds } from '../../domain/deeds.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isOpen, profileOf, readProfile } from '../../domain/players/profile.ts';
import { noteFound, readFound } from '../../domain/things.ts';
import type { Services } from '../../services.ts';
import { fullFlask, inBattle, tooFar } from './walk.ts';

/** Puts what was found where it belongs. @throws Refusal 409 if there is no room for it */
async function keep(transaction: Transaction, playerId: string, { gift }: Takeable): Promise<Find> {
  if (gift === 'berries') {
    if (!(await addDraught(transaction, playerId))) throw fullFlask();
    return { what: 'draught', count: 1 };
  }
  if ('coins' in gift) {
    await addCoins(transaction, playerId, gift.coins, 'found');
    return { what: 'coins', count: gift.coins };
  }
  await addItem(transaction, playerId, gift.item, gift.count);
  return { what: gift.item, count: gift.count };
}

/**
 * Takes what is on a cell of the player's map, also what is hidden there: things once, berries once a day.
 * @throws Refusal 409 for a cell further away than the next, during a battle, or where there is no room for it; nothing
 *   is then changed
 */
export async function pickUpAt(
  { game, now }: Services,
  transaction: Transaction,
  playerId: string,
  cell: Cell,
): Promise<ReplyOf<typeof pickUp>> {
  const { mapName, cellX, cellY } = await lockPlayer(transaction, playerId);
  const { page } = await readProfile(transaction, playerId);
  if (isOpen(page)) throw inBattle();
  if (distanceOf({ x: cellX, y: cellY }, cell) > 1) throw tooFar();
  const today = todayAt(now());
  const before = await readFound(transaction, playerId);
  const taken = takeableAt(mapName, cell, before, today);
  const found = taken ? await keep(transaction, playerId, taken) : null;
  if (taken) {
    await noteFound(transaction, playerId, taken.id, today);
    await noteDeeds(transaction, playerId, now(), ['picked']);
  }
  const after = taken ? { ...before, [taken.id]: today } : before;
  const profile = profileOf(game, await readProfile(transaction, playerId));
  return { found, things: lyingOn(mapName, after, today), profile };
}
