import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatures, players } from '../../../database/schema.ts';

/** Listings by their numbers with their owners, in no order. */
export const readListed = ({ drizzle }: Database, numbers: readonly number[]) =>
  drizzle
    .select({ creature: creatures, owner: { id: players.id, username: players.username } })
    .from(creatures)
    .innerJoin(players, eq(players.id, creatures.playerId))
    .where(inArray(creatures.listing, [...numbers]));
