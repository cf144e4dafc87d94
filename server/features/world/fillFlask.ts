import { isAtWell } from '../../../content/flask/flask.ts';
import { isAskedFor, type Visit } from '../../../content/quests/lines/visits.ts';
import type { Profile } from '../../../contract/shapes/profile.ts';
import type { Transaction } from '../../database/transaction.ts';
import { fillFlaskOf } from '../../domain/bag.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isOpen, profileOf, readProfile } from '../../domain/players/profile.ts';
import { conflict } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { storeVisit } from './queries.ts';
import { inBattle } from './walk.ts';

/**
 * Fills the flask of a player who stands beside a well, and notes the drink if a step of a line asks for that.
 * @throws Refusal 409 elsewhere, and during a battle
 */
export async function fillFlaskAtWell(
  { game, now }: Services,
  transaction: Transaction,
  playerId: string,
): Promise<Profile> {
  const { mapName, cellX, cellY } = await lockPlayer(transaction, playerId);
  const { page } = await readProfile(transaction, playerId);
  if (isOpen(page)) throw inBattle();
  if (!isAtWell(mapName, { x: cellX, y: cellY })) throw conflict('noWell');
  await fillFlaskOf(transaction, playerId);
  const drink: Visit = `drink:${mapName}`;
  if (isAskedFor(drink)) await storeVisit(transaction, playerId, drink, new Date(now()));
  return profileOf(game, await readProfile(transaction, playerId));
}
