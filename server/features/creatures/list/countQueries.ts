import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatureCounts, creatures } from '../../../database/schema.ts';
import type { ListFilter } from './listFilter.ts';
import { fromReady, inBox, KIND_FOR_PLAYERS, listOf, together } from './listFragmentQueries.ts';

/** Number of matching creatures of a kind, and of a species or of all. */
export interface Counted {
  readonly kind: 1 | 2 | 3;
  /** Id of the species; `ALL` if they were not counted by species. */
  readonly species: string;
  readonly count: number;
}

/** Numbers of matching creatures, without zeros, and number of all creatures. */
export interface Tally {
  readonly counted: readonly Counted[];
  readonly owned: number;
}

/** The species of the rows that sum over all species. */
export const ALL = '';

const ANY: ListFilter = {
  species: null,
  kind: null,
  favourite: false,
  inTrade: false,
  box: null,
  ready: null,
};

const groupOf = (bySpecies: boolean): SQL => (bySpecies ? sql`species` : sql`${ALL}::text`);

/** Counts matching creatures and all creatures with the table of counts. */
const countKept = (playerId: string, { species, kind, favourite }: ListFilter, bySpecies: boolean): SQL => {
  const wanted = [
    species || bySpecies ? sql`species <> ${ALL}` : sql`species = ${ALL}`,
    ...(kind ? [sql`${KIND_FOR_PLAYERS} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
  ];
  const read =
    bySpecies && !species ? sql`true` : sql`species = any(${listOf([ALL, ...(species ?? [])], 'text')})`;
  return sql`select ${KIND_FOR_PLAYERS} as kind, ${groupOf(bySpecies)} as species,
      coalesce(sum(owned) filter (where ${together(wanted)}), 0)::int as wanted,
      coalesce(sum(owned) filter (where species = ${ALL}), 0)::int as owned
    from ${creatureCounts} where player_id = ${playerId} and ${read} group by 1, 2`;
};

/**
 * Counts creatures one by one: those ready to evolve by the index of species and level, those in trade by the index of
 * listings, those in a box by the index of boxes. Those in no box are counted along an index of all.
 */
const countFew = (
  playerId: string,
  { species, kind, favourite, inTrade, box, ready }: ListFilter,
  bySpecies: boolean,
): SQL => {
  const wanted = [
    sql`player_id = ${playerId}`,
    ...(inTrade ? [sql`listing is not null`] : []),
    ...(box === null ? [] : [inBox(box)]),
    ...(species && !ready ? [sql`species = any(${listOf(species, 'text')})`] : []),
    ...(kind ? [sql`${KIND_FOR_PLAYERS} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
  ];
  return sql`select ${KIND_FOR_PLAYERS} as kind, ${groupOf(bySpecies)} as species, count(*)::int as wanted
    from ${ready ? fromReady(ready) : sql`${creatures}`} where ${together(wanted)} group by 1, 2`;
};

type CountRow = { kind: 1 | 2 | 3; species: string; wanted: number; owned: number };

/**
 * Counts the matches of a filter: with the table of counts, or one by one for creatures ready to evolve, in trade or by box.
 */
export async function tally(
  { drizzle }: Database,
  playerId: string,
  filter: ListFilter,
  bySpecies: boolean,
): Promise<Tally> {
  const rowsOf = async (statement: SQL) => (await drizzle.execute<CountRow>(statement)).rows;
  const isFew = filter.ready !== null || filter.inTrade || filter.box !== null;
  const [kept, few] = await Promise.all([
    rowsOf(isFew ? countKept(playerId, ANY, false) : countKept(playerId, filter, bySpecies)),
    isFew ? rowsOf(countFew(playerId, filter, bySpecies)) : null,
  ]);
  const counted = (few ?? kept)
    .filter(({ wanted }) => wanted > 0)
    .map(({ kind, species, wanted }) => ({ kind, species, count: wanted }));
  return { counted, owned: kept.reduce((sum, { owned }) => sum + owned, 0) };
}
