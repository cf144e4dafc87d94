import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { goalsOf, type ResearchMark } from '../../../content/research/tasks.ts';
import type { Kind } from '../../../rules/creatures/types.ts';
import { pokedexEntries, speciesResearch } from '../../database/schema.ts';
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

/** A statement's part that counts what was done for the research about species; see `noteResearch`. */
export const researched = (playerId: string, goals: ReturnType<typeof goalsOf>) => sql`
  insert into ${speciesResearch} (player_id, species, counts)
  select ${playerId}::uuid, g.key, coalesce(r.counts, '{}') || (
    select jsonb_object_agg(t.key, coalesce((r.counts ->> t.key)::int, 0) + 1) from jsonb_each_text(g.value) t
    where coalesce((r.counts ->> t.key)::int, 0) < t.value::int)
  from jsonb_each(${JSON.stringify(goals)}::jsonb) g
  left join ${speciesResearch} r on r.player_id = ${playerId}::uuid and r.species = g.key
  where exists (select from jsonb_each_text(g.value) t where coalesce((r.counts ->> t.key)::int, 0) < t.value::int)
  on conflict (player_id, species) do update set counts = excluded.counts`;

/**
 * Counts what a player has done once for the research about species: only tasks that the species have, and none beyond its
 * goal. This transaction must have locked the player's row.
 */
export async function noteResearch(
  transaction: Transaction,
  playerId: string,
  marks: readonly ResearchMark[],
): Promise<void> {
  const goals = goalsOf(marks);
  if (Object.keys(goals).length > 0) await transaction.execute(researched(playerId, goals));
}
