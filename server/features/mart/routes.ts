import { eq } from 'drizzle-orm';
import { getItems } from '../../../contract/mart.ts';
import { bagItems } from '../../database/schema.ts';
import { route } from '../../shared/route.ts';
import type { Services } from '../../shared/services.ts';
import { admitPlayer } from '../../shared/session.ts';

/** What a player carries. Every item of the game is named, also those of which there is none. */
export function serveMart(services: Services): void {
  const { app, database, game } = services;
  route(app, getItems, admitPlayer(services), async ({ caller }) => {
    const rows = await database.drizzle.select().from(bagItems).where(eq(bagItems.playerId, caller.id));
    const carried = new Map(rows.map(({ item, quantity }) => [item, quantity]));
    return { items: Object.fromEntries(game.itemKeys.map((key) => [key, carried.get(key) ?? 0])) };
  });
}
