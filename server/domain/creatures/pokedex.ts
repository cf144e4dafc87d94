import { sql } from 'drizzle-orm';
import type { Kind } from '../../../rules/creatures/types.ts';
import { pokedexEntries } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The kind in the pokedex: both codes of the normal kind become 1. */
export const pokedexKind = (kind: Kind): 1 | 2 | 3 => (kind === 0 ? 1 : kind);

/** `pokedexKind` as SQL. @param column with the kind */
export const pokedexKindSql = (column = 'kind'): string => `greatest(${column}, 1)`;

/** Enters a creature in the pokedex as caught; keeps the time of the first catch. */
export async function noteCaught(
  transaction: Transaction,
  playerId: string,
  species: string,
  kind: Kind,
): Promise<void> {
  await transaction
    .insert(pokedexEntries)
    .values({ playerId, species, kind: pokedexKind(kind), caughtAt: sql`now()` })
    .onConflictDoUpdate({
      target: [pokedexEntries.playerId, pokedexEntries.species, pokedexEntries.kind],
      set: { caughtAt: sql`coalesce(${pokedexEntries.caughtAt}, now())` },
    });
}
