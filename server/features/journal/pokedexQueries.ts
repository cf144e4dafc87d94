import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { pokedexEntries } from '../../database/schema.ts';

/** Species and kinds that a player has seen. */
export const readPokedex = ({ drizzle }: Database, playerId: string) => {
  const { species, kind, caughtAt } = pokedexEntries;
  return drizzle
    .select({ species, kind, caught: isNotNull(caughtAt).mapWith(Boolean) })
    .from(pokedexEntries)
    .where(eq(pokedexEntries.playerId, playerId))
    .orderBy(asc(kind));
};
