import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures } from '../../database/schema.ts';
import type { Search } from './search.ts';

/** A listing as a search finds it, before it is read as a whole. */
export interface Hit {
  readonly listing: number;
  readonly species: string;
  readonly level: number;
}

/** One range of an index, each of whose entries fits: of a species and kind, of a level, or of all. */
export interface Cell {
  readonly species: string | null;
  readonly kind: number | null;
  readonly level: number | null;
}

/** What a range of an index is ordered by. */
export type CellOrder = 'listing' | 'level';

const list = (values: readonly (string | number | null)[], type: 'text' | 'smallint'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** What the search asks beside what its cells say. */
function others({ playerId, kinds, least, most }: Search, cell: Cell): SQL {
  const conditions = [
    sql`c.listing is not null`,
    sql`c.player_id <> ${playerId}::uuid`,
    ...(cell.species === null ? [] : [sql`c.species = cell.species`]),
    ...(cell.kind === null ? [] : [sql`c.kind = cell.kind`]),
    ...(cell.kind === null && kinds ? [sql`c.kind = any(${list(kinds, 'smallint')})`] : []),
    ...(cell.level === null ? [] : [sql`c.level = cell.level`]),
    ...(cell.level === null && (least > 1 || most < 100) ? [sql`c.level between ${least} and ${most}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

const number = (value: string | number): number => Number(value);

type HitRow = { listing: string; species: string; level: number; cell: number };

async function hitsOf({ drizzle }: Database, statement: SQL): Promise<(Hit & { cell: number })[]> {
  const { rows } = await drizzle.execute<HitRow>(statement);
  return rows.map(({ listing, ...rest }) => ({ ...rest, listing: number(listing) }));
}

/** The cells with what fits of each, in an order; `each` how many of each at most. */
function fromCells(
  search: Search,
  cells: readonly [Cell, ...Cell[]],
  order: CellOrder | null,
  descending: boolean,
  each: number,
): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const terms = {
    level: sql`order by c.level ${direction}, c.listing ${direction}`,
    listing: sql`order by c.listing ${direction}`,
  };
  const species = cells.map((cell) => cell.species);
  const kinds = cells.map((cell) => cell.kind);
  const levels = cells.map((cell) => cell.level);
  return sql`
    unnest(${list(species, 'text')}, ${list(kinds, 'smallint')}, ${list(levels, 'smallint')})
      with ordinality cell(species, kind, level, place)
    cross join lateral (
      select c.listing, c.species, c.level from ${creatures} c
      where ${others(search, cells[0])} ${order ? terms[order] : sql``} limit ${each}
    ) found`;
}

const isSome = (cells: readonly Cell[]): cells is [Cell, ...Cell[]] => cells.length > 0;

/** The first entries of each cell in an order, or any where there is none. @param each how many of each at most */
export async function readCells(
  database: Database,
  search: Search,
  cells: readonly Cell[],
  { order, descending, each }: { order: CellOrder | null; descending: boolean; each: number },
): Promise<(Hit & { cell: number })[]> {
  if (!isSome(cells)) return [];
  return hitsOf(
    database,
    sql`select found.listing, found.species, found.level, cell.place::int as cell
      from ${fromCells(search, cells, order, descending, each)}`,
  );
}

/** How much there is in cells, up to a most. */
export async function countCells(
  { drizzle }: Database,
  search: Search,
  cells: readonly Cell[],
  order: CellOrder | null,
  most: number,
): Promise<number> {
  if (!isSome(cells)) return 0;
  const { rows } = await drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${fromCells(search, cells, order, true, most)} limit ${most}) counted`,
  );
  return rows[0]?.count ?? 0;
}

/** What one player has listed of what is searched: a player has a thousand at most. */
export const readOwners = (database: Database, ownerId: string, search: Search): Promise<Hit[]> =>
  hitsOf(
    database,
    sql`
    select c.listing, c.species, c.level, 0 as cell from ${creatures} c
    where c.player_id = ${ownerId}::uuid and ${others(search, { species: null, kind: null, level: null })}
      ${search.species ? sql`and c.species = any(${list(search.species, 'text')})` : sql``}`,
  );
