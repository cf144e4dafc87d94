import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatureCounts, creatures } from '../../../database/schema.ts';
import type { ListFilter } from './listFilter.ts';
import { fromReady, inBox, KIND_FOR_PLAYERS, listOf, together } from './listFragmentQueries.ts';

/** Number of matching creatures by kind, and number of all creatures. */
export interface Tally {
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly owned: number;
}

/** The species of the rows that sum over all species. */
const ALL = '';

const ANY: ListFilter = {
  species: null,
  kind: null,
  favourite: false,
  inTrade: false,
  box: null,
  ready: null,
};

/** Counts matching creatures and all creatures with the table of counts. */
const countKept = (playerId: string, { species, kind, favourite }: ListFilter): SQL => {
  const wanted = [
    species ? sql`species <> ${ALL}` : sql`species = ${ALL}`,
    ...(kind ? [sql`${KIND_FOR_PLAYERS} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
  ];
  return sql`select ${KIND_FOR_PLAYERS} as kind, coalesce(sum(owned) filter (where ${together(wanted)}), 0)::int as wanted,
      coalesce(sum(owned) filter (where species = ${ALL}), 0)::int as owned
    from ${creatureCounts} where player_id = ${playerId} and species = any(${sql.param([ALL, ...(species ?? [])])}::text[])
    group by 1`;
};

/**
 * Counts creatures one by one: those ready to evolve by the index of species and level, those in trade by the index of
 * listings, those in a box by the index of boxes. Those in no box are counted along an index of all.
 */
const countFew = (playerId: string, { species, kind, favourite, inTrade, box, ready }: ListFilter): SQL => {
  const wanted = [
    sql`player_id = ${playerId}`,
    ...(inTrade ? [sql`listing is not null`] : []),
    ...(box === null ? [] : [inBox(box)]),
    ...(species && !ready ? [sql`species = any(${listOf(species, 'text')})`] : []),
    ...(kind ? [sql`${KIND_FOR_PLAYERS} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
  ];
  return sql`select ${KIND_FOR_PLAYERS} as kind, count(*)::int as wanted from ${ready ? fromReady(ready) : sql`${creatures}`} where ${together(wanted)} group by 1`;
};

type CountRow = { kind: 1 | 2 | 3; wanted: number; owned: number };

/**
 * Counts the matches of a filter: with the table of counts, or one by one for creatures ready to evolve, in trade or by box.
 */
export async function tally({ drizzle }: Database, playerId: string, filter: ListFilter): Promise<Tally> {
  const rowsOf = async (statement: SQL) => (await drizzle.execute<CountRow>(statement)).rows;
  const isFew = filter.ready !== null || filter.inTrade || filter.box !== null;
  const [kept, few] = await Promise.all([
    rowsOf(countKept(playerId, isFew ? ANY : filter)),
    isFew ? rowsOf(countFew(playerId, filter)) : null,
  ]);
  const of = (kind: 1 | 2 | 3) => (few ?? kept).find((row) => row.kind === kind)?.wanted ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), owned: kept.reduce((sum, { owned }) => sum + owned, 0) };
}
