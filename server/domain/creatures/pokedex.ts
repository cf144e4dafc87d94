import { sql } from 'drizzle-orm';
import type { Kind } from '../../../rules/creatures/types.ts';
import { pokedexEntries } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The kind under which the pokedex files a creature: both codes of the normal kind are 1. */
export const pokedexKind = (kind: Kind): 1 | 2 | 3 => (kind === 0 ? 1 : kind);

/** The same in SQL. @param column that has the kind */
export const pokedexKindSql = (column = 'kind'): string => `greatest(${column}, 1)`;

/** Notes that a player owns or owned such a creature; the first time counts. */
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
