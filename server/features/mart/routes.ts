import { getItems } from '../../../contract/mart.ts';
import { route } from '../../shared/route.ts';
import type { Services } from '../../shared/services.ts';
import { admitPlayer } from '../../shared/session.ts';
import { readBag } from './queries.ts';

/** What a player carries. Every item of the game is named, also those of which there is none. */
export function serveMart(services: Services): void {
  const { app, database, game } = services;
  route(app, getItems, admitPlayer(services), async ({ caller }) => {
    const carried = await readBag(database, caller.id);
    return { items: Object.fromEntries(game.itemKeys.map((key) => [key, carried.get(key) ?? 0])) };
  });
}
