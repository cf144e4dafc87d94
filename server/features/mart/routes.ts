import { getItems, getPokemartDetails, purchase } from '../../../contract/mart.ts';
import { inTransaction, route } from '../../http/calls/route.ts';
import type { Services } from '../../services.ts';
import { buyItems } from './buyItems.ts';
import { martDetails } from './details.ts';
import { readBag, readPurse } from './queries.ts';

/**
 * Registers the calls for the bag and the mart. Replies contain every item of the game, also those with the number 0.
 */
export function serveMart(services: Services): void {
  const { database, game } = services;
  route(services, getItems, async ({ caller }) => {
    const carried = await readBag(database.drizzle, caller.id);
    return { items: Object.fromEntries(Object.keys(game.items).map((key) => [key, carried.get(key) ?? 0])) };
  });
  route(services, getPokemartDetails, async ({ caller }) => {
    const [purse, bag] = await Promise.all([
      readPurse(database.drizzle, caller.id),
      readBag(database.drizzle, caller.id),
    ]);
    return martDetails(game, purse, bag);
  });
  route(
    services,
    purchase,
    inTransaction(({ caller, body, transaction }) => buyItems(services, transaction, caller.id, body.items)),
  );
}
