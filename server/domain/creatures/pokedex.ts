import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Kind } from '../../../rules/creatures/types.ts';
import { pokedexEntries } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** The kind in the pokedex: both codes of the normal kind become 1. */
export const pokedexKind = (kind: Kind): 1 | 2 | 3 => (kind === 0 ? 1 : kind);

/** `pokedexKind` as SQL. @param column with the kind */
export const pokedexKindSql = (column = 'kind'): string => `greatest(${column}, 1)`;

/**
 * Whether a creature that the player is about to get is the first of its species, and whether it is the first shiny or
 * the first dark one. This transaction must have locked the player's row.
 */
export async function whatIsNew(
  transaction: Transaction,
  playerId: string,
  species: string,
  kind: Kind,
): Promise<{ species: boolean; kind: boolean }> {
  const { species: ofSpecies, kind: ofKind, caughtAt } = pokedexEntries;
  const alike = or(eq(ofSpecies, species), eq(ofKind, pokedexKind(kind)));
  const known = await transaction
    .selectDistinct({ isSpecies: sql<boolean>`${ofSpecies} = ${species}`, kind: ofKind })
    .from(pokedexEntries)
    .where(and(eq(pokedexEntries.playerId, playerId), isNotNull(caughtAt), alike));
  return {
    species: !known.some((entry) => entry.isSpecies),
    kind: pokedexKind(kind) > 1 && !known.some((entry) => entry.kind === kind),
  };
}

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
