import { type SQL, sql } from 'drizzle-orm';
import type { MarketSort } from '../../../../contract/trades.ts';
import type { Database } from '../../../database/connect.ts';
import { creatures } from '../../../database/schema.ts';
import { rankOfColumn } from '../../../domain/creatures/nameRanks.ts';
import type { Search } from './search.ts';

/** The number of a matching listing, before the listing is read. */
export interface Hit {
  readonly listing: number;
}

/** A hit and its index range, numbered from 1. */
export interface Found extends Hit {
  readonly cell: number;
}

/** A range of an index: of a species, of a rare kind, of both, of a level, or the whole index. */
export interface IndexRange {
  readonly species: string | null;
  readonly kind: number | null;
  readonly level: number | null;
}

/** Order of the entries in an index range. */
export type CellOrder = 'listing' | 'level';

const list = (values: readonly (string | number | null)[], type: 'text' | 'smallint' | 'uuid'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Conditions of a search on the creatures of index ranges. */
function others({ playerId, hidden, kinds, least, most }: Search, cell: IndexRange): SQL {
  const conditions = [
    sql`c.listing is not null`,
    sql`c.player_id <> ${playerId}::uuid`,
    ...(hidden.length === 0 ? [] : [sql`c.player_id <> all(${list(hidden, 'uuid')})`]),
    ...(cell.species === null ? [] : [sql`c.species = cell.species`]),
    // The second condition lets PostgreSQL use the partial indexes of rare kinds.
    ...(cell.kind === null ? [] : [sql`c.kind = cell.kind`, sql`c.kind >= 2`]),
    ...(cell.kind === null && kinds ? [sql`c.kind = any(${list(kinds, 'smallint')})`] : []),
    ...(cell.level === null ? [] : [sql`c.level = cell.level`]),
    ...(cell.level === null && (least > 1 || most < 100) ? [sql`c.level between ${least} and ${most}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Newest first is the descending order of numbers. */
const isDescending = (sort: MarketSort): boolean => sort.endsWith('newest') !== sort.startsWith('-');

/** Columns of each order. Equal creatures are sorted by the number of their listing. */
const COLUMNS = { name: ['species', 'level', 'listing'], level: ['level', 'listing'], listing: ['listing'] };

function orderBy({ sort, ranks }: Search, table: 'c' | 'found', order: CellOrder | 'name'): SQL {
  const direction = sql.raw(isDescending(sort) ? 'desc' : 'asc');
  const terms = COLUMNS[order].map((column) => {
    const plain = sql.raw(`${table}.${column}`);
    return sql`${ranks && column === 'species' ? rankOfColumn(ranks, plain) : plain} ${direction}`;
  });
  return sql`order by ${sql.join(terms, sql`, `)}`;
}

/** The order of the whole search. */
function orderOf(sort: MarketSort): CellOrder | 'name' {
  if (sort.endsWith('name')) return 'name';
  return sort.endsWith('level') ? 'level' : 'listing';
}

/** From clause for the matches in index ranges, at most `each` per range, in an order. */
function fromCells(
  search: Search,
  cells: readonly [IndexRange, ...IndexRange[]],
  order: CellOrder | null,
  each: number,
): SQL {
  const species = cells.map((cell) => cell.species);
  const kinds = cells.map((cell) => cell.kind);
  const levels = cells.map((cell) => cell.level);
  const columns = sql.raw(COLUMNS[orderOf(search.sort)].map((column) => `c.${column}`).join(', '));
  return sql`
    unnest(${list(species, 'text')}, ${list(kinds, 'smallint')}, ${list(levels, 'smallint')})
      with ordinality cell(species, kind, level, place)
    cross join lateral (
      select ${columns} from ${creatures} c
      where ${others(search, cells[0])} ${order ? orderBy(search, 'c', order) : sql``} limit ${each}
    ) found`;
}

const isSome = (cells: readonly IndexRange[]): cells is [IndexRange, ...IndexRange[]] => cells.length > 0;

/**
 * Reads the first matches in index ranges, in the order of the search.
 * @param order in which each range is read; `each` maximum per range, `count` maximum in all
 */
export async function readCells(
  { drizzle }: Database,
  search: Search,
  cells: readonly IndexRange[],
  { order, each, count }: { order: CellOrder; each: number; count: number },
): Promise<Found[]> {
  if (!isSome(cells)) return [];
  const { rows } = await drizzle.execute<{ listing: string; cell: number }>(sql`
    select found.listing, cell.place::int as cell from ${fromCells(search, cells, order, each)}
    ${orderBy(search, 'found', orderOf(search.sort))} limit ${count}`);
  return rows.map(({ listing, cell }) => ({ listing: Number(listing), cell }));
}

/** Index ranges with all matches, and how to read them. */
export interface Whole {
  readonly cells: readonly IndexRange[];
  /** Order in which each range is read; null for any. */
  readonly order: CellOrder | null;
  /** Maximum number of matches to count. */
  readonly most: number;
  /**
   * True if the ranges are read in the order of the search; the first matches are then right even if there are more
   * than `most`.
   */
  readonly isSorted: boolean;
}

/**
 * Counts the matches in index ranges, at most `most`, and reads a page in the order of the search. The page is empty
 * if there are `most` matches or more and they are not read in that order.
 */
export async function readWhole(
  { drizzle }: Database,
  search: Search,
  { cells, order, most, isSorted }: Whole,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ hits: Hit[]; found: number }> {
  if (!isSome(cells)) return { hits: [], found: 0 };
  const { rows } = await drizzle.execute<{ listing: string | null; found: number }>(sql`
    with found as materialized (select found.* from ${fromCells(search, cells, order, most)} limit ${most})
    select page.listing, total.count as found from (select count(*)::int as count from found) total
    left join lateral (
      select found.listing from found where total.count < ${most} or ${isSorted}::boolean
      ${orderBy(search, 'found', orderOf(search.sort))} offset ${skip} limit ${limit}
    ) page on true`);
  const hits = rows.flatMap(({ listing }) => (listing === null ? [] : [{ listing: Number(listing) }]));
  return { hits, found: rows[0]?.found ?? 0 };
}

/** All matching listings of one player, in the order of the search. A player has at most 1,000. */
export async function readOwners({ drizzle }: Database, ownerId: string, search: Search): Promise<Hit[]> {
  const { rows } = await drizzle.execute<{ listing: string }>(sql`
    select c.listing from ${creatures} c
    where c.player_id = ${ownerId}::uuid and ${others(search, { species: null, kind: null, level: null })}
      ${search.species ? sql`and c.species = any(${list(search.species, 'text')})` : sql``}
    ${orderBy(search, 'c', orderOf(search.sort))}`);
  return rows.map(({ listing }) => ({ listing: Number(listing) }));
}
