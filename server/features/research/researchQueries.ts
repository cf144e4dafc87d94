import { eq, sql } from 'drizzle-orm';
import type { ResearchCounts } from '../../../content/research/progress.ts';
import { STUDIED } from '../../../content/research/stages.ts';
import { players, speciesResearch } from '../../database/schema.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import { unauthorized } from '../../http/refusal.ts';

/** What is recorded of the research about a species. */
export interface ResearchRow {
  readonly counts: ResearchCounts;
  readonly written: number;
  /** Species that the player has studied. */
  readonly studied: number;
  /** Whether the player has had one, and a dark or shiny one, of whatever origin. */
  readonly had: boolean;
  readonly special: boolean;
}

const rowOf = (playerId: string, species: string) => sql`
  select coalesce(r.counts, '{}') as counts, coalesce(r.written, 0) as written,
    (select count(*)::int from species_research s where s.player_id = p.id and s.written >= ${STUDIED}) as studied,
    exists (select from pokedex_entries d where d.player_id = p.id and d.species = ${species} and d.caught_at is not null) as had,
    exists (select from pokedex_entries d where d.player_id = p.id and d.species = ${species} and d.caught_at is not null
      and d.kind > 1) as special
  from players p left join species_research r on r.player_id = p.id and r.species = ${species}
  where p.id = ${playerId}`;

/** Reads the research of a player about a species. */
export async function readResearch(
  queryable: Queryable,
  playerId: string,
  species: string,
): Promise<ResearchRow> {
  const { rows } = await queryable.execute<ResearchRow & Record<string, unknown>>(rowOf(playerId, species));
  const [row] = rows;
  // The account was deleted in the meantime.
  if (!row) throw unauthorized();
  return row;
}

/** Notes that the next page is written. @returns false if it was written before; nothing is changed then */
export async function storeWritten(
  transaction: Transaction,
  playerId: string,
  species: string,
  before: number,
): Promise<boolean> {
  const { written } = speciesResearch;
  const stored = await transaction
    .insert(speciesResearch)
    .values({ playerId, species, written: before + 1 })
    .onConflictDoUpdate({
      target: [speciesResearch.playerId, speciesResearch.species],
      set: { written: before + 1 },
      setWhere: eq(written, before),
    })
    .returning({ written });
  return stored.length === 1;
}

/** Stores the title that a player wears; null for none. */
export async function storeTitle(
  transaction: Transaction,
  playerId: string,
  title: string | null,
): Promise<void> {
  await transaction.update(players).set({ title }).where(eq(players.id, playerId));
}
