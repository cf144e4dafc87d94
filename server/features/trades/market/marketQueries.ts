import { type SQL, sql } from 'drizzle-orm';
import type { MarketSort } from '../../../../contract/trades.ts';
import type { Database } from '../../../database/connect.ts';
import { creatures } from '../../../database/schema.ts';
import type { Search } from './search.ts';

/** A listing as a search finds it, before it is read as a whole. */
export interface Hit {
  readonly listing: number;
}

/** The same, and which cell it comes from: the first one is 1. */
export interface Found extends Hit {
  readonly cell: number;
}

/** One range of an index, each of whose entries fits: of a species, of a rare kind, of both, of a level, or of all. */
export interface IndexRange {
  readonly species: string | null;
  readonly kind: number | null;
  readonly level: number | null;
}

/** What a range of an index is ordered by. */
export type CellOrder = 'listing' | 'level';

const list = (values: readonly (string | number | null)[], type: 'text' | 'smallint'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** What the search asks beside what its cells say. */
function others({ playerId, kinds, least, most }: Search, cell: IndexRange): SQL {
  const conditions = [
    sql`c.listing is not null`,
    sql`c.player_id <> ${playerId}::uuid`,
    ...(cell.species === null ? [] : [sql`c.species = cell.species`]),
    // The second one says that an index of rare kinds has them all.
    ...(cell.kind === null ? [] : [sql`c.kind = cell.kind`, sql`c.kind >= 2`]),
    ...(cell.kind === null && kinds ? [sql`c.kind = any(${list(kinds, 'smallint')})`] : []),
    ...(cell.level === null ? [] : [sql`c.level = cell.level`]),
    ...(cell.level === null && (least > 1 || most < 100) ? [sql`c.level between ${least} and ${most}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Newest means the highest number first. */
const isDescending = (sort: MarketSort): boolean => sort.endsWith('newest') !== sort.startsWith('-');

/** What makes an order: equal ones come by who was listed first. */
const COLUMNS = { name: ['species', 'level', 'listing'], level: ['level', 'listing'], listing: ['listing'] };

function orderBy(sort: MarketSort, table: 'c' | 'found', order: CellOrder | 'name'): SQL {
  const direction = isDescending(sort) ? 'desc' : 'asc';
  return sql.raw(`order by ${COLUMNS[order].map((column) => `${table}.${column} ${direction}`).join(', ')}`);
}

/** What a whole search is ordered by. */
function orderOf(sort: MarketSort): CellOrder | 'name' {
  if (sort.endsWith('name')) return 'name';
  return sort.endsWith('level') ? 'level' : 'listing';
}

/** The cells with what fits of each, in an order; `each` how many of each at most. */
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
      where ${others(search, cells[0])} ${order ? orderBy(search.sort, 'c', order) : sql``} limit ${each}
    ) found`;
}

const isSome = (cells: readonly IndexRange[]): cells is [IndexRange, ...IndexRange[]] => cells.length > 0;

/**
 * The first entries of cells in the order of the search.
 * @param order of what is taken of each cell; `each` how many of each at most, `count` how many of all
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
    ${orderBy(search.sort, 'found', orderOf(search.sort))} limit ${count}`);
  return rows.map(({ listing, cell }) => ({ listing: Number(listing), cell }));
}

/** Cells that have all that fits, and how they are gone through. */
export interface Whole {
  readonly cells: readonly IndexRange[];
  /** Of what is taken of each cell; null for any. */
  readonly order: CellOrder | null;
  /** How much of it is counted. */
  readonly most: number;
  /** Whether they come in the order of the search, so that the first ones are known however many there are. */
  readonly isSorted: boolean;
}

/**
 * How much there is in cells, up to a most, and a page of it in the order of the search where that is known: where there is
 * less, or where they come in this order.
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
      ${orderBy(search.sort, 'found', orderOf(search.sort))} offset ${skip} limit ${limit}
    ) page on true`);
  const hits = rows.flatMap(({ listing }) => (listing === null ? [] : [{ listing: Number(listing) }]));
  return { hits, found: rows[0]?.found ?? 0 };
}

/** What one player has listed of what is searched, in its order: a player has a thousand at most. */
export async function readOwners({ drizzle }: Database, ownerId: string, search: Search): Promise<Hit[]> {
  const { rows } = await drizzle.execute<{ listing: string }>(sql`
    select c.listing from ${creatures} c
    where c.player_id = ${ownerId}::uuid and ${others(search, { species: null, kind: null, level: null })}
      ${search.species ? sql`and c.species = any(${list(search.species, 'text')})` : sql``}
    ${orderBy(search.sort, 'c', orderOf(search.sort))}`);
  return rows.map(({ listing }) => ({ listing: Number(listing) }));
}
