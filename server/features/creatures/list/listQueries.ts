import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatures } from '../../../database/schema.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import type { ReadyLevels } from '../../../domain/creatures/evolutionLevels.ts';
import type { ListFilter } from './listFilter.ts';
import { fromReady, inBox, listOf, orderBy, together } from './listFragmentQueries.ts';
import { hasIndex, indexOf, NUMBER, type OrderKey } from './listOrder.ts';

/** A part of a list in its order. */
export interface Piece {
  readonly filter: ListFilter;
  readonly keys: readonly OrderKey[];
  /** Numbers of creatures to exclude. */
  readonly without: readonly number[];
  readonly skip: number;
  readonly limit: number;
  /** Number of creatures in the whole list. */
  readonly count: number;
  /** Total number of the player's creatures. */
  readonly owned: number;
}

/** The wanted range, counted from the nearer end; `turned` if that is the last one. */
interface Window {
  readonly turned: boolean;
  readonly offset: number;
  readonly limit: number;
}

function windowOf({ skip, count, limit: most }: Piece): Window {
  const limit = Math.min(most, count - skip);
  const behind = count - skip - limit;
  return behind < skip ? { turned: true, offset: behind, limit } : { turned: false, offset: skip, limit };
}

/** Constants instead of parameters, so that PostgreSQL can use the partial indexes. */
const ofKind = (kind: 1 | 2 | 3): SQL => sql.raw(kind === 1 ? 'kind < 2' : `kind = ${kind}`);

/** A single species by an equality, so that PostgreSQL can use the order of an index that begins with it. */
function speciesAmong(species: readonly string[], isJoined: boolean): SQL[] {
  if (species.length === 1) return [sql`species = ${species[0]}`];
  return isJoined ? [] : [sql`species = any(${listOf(species, 'text')})`];
}

/** Conditions that both methods use. */
function conditions(playerId: string, { filter, without }: Piece): SQL[] {
  const { kind, favourite, inTrade, box, ready, species } = filter;
  return [
    sql`player_id = ${playerId}`,
    ...(kind ? [ofKind(kind)] : []),
    ...(favourite ? [sql`favourite`] : []),
    ...(inTrade ? [sql`listing is not null`] : []),
    ...(box === null ? [] : [inBox(box)]),
    ...(species ? speciesAmong(species, ready !== null) : []),
    ...(without.length > 0 ? [sql`number <> all(${listOf(without, 'bigint')})`] : []),
  ];
}

/** Levels by species. PostgreSQL finds one of them in JSON many times faster than in an array. */
const levelsOf = ({ species, levels }: ReadyLevels): Record<string, number> =>
  Object.fromEntries(species.map((id, at) => [id, levels[at] as number]));

/** All conditions on a single creature. */
function fitting(playerId: string, piece: Piece): SQL {
  const { ready } = piece.filter;
  return together([
    ...conditions(playerId, piece),
    ...(ready ? [sql`level >= (${JSON.stringify(levelsOf(ready))}::jsonb ->> species)::smallint`] : []),
  ]);
}

/** Reads along the index that has the order and filters the rows. */
function alongTheIndex(playerId: string, piece: Piece, { turned, offset, limit }: Window): SQL {
  return sql`select number from ${creatures} where ${fitting(playerId, piece)}
    order by ${orderBy(piece.keys, turned)} limit ${limit} offset ${offset}`;
}

/**
 * The same if the index has only the first key of the order. By that key alone the page is at the same place among the
 * same values of the key: only the creatures with these values are read and sorted.
 */
function alongTheFirstKey(playerId: string, piece: Piece, { turned, offset, limit }: Window): SQL {
  const wanted = fitting(playerId, piece);
  const [first = NUMBER] = piece.keys;
  const [own, ...tail] = indexOf(first);
  const [column, columns] = [sql.raw(own.column), sql.raw(tail.map((key) => key.column).join(', '))];
  const order = orderBy([own, ...tail], turned);
  const before = sql.raw(first.descending === turned ? '<' : '>');
  return sql`
    with page as materialized (
      select ${column}, ${columns} from ${creatures} where ${wanted} order by ${order} limit ${limit} offset ${offset}
    ), start as materialized (select * from page order by ${order} limit 1)
    select number from ${creatures}
    where ${wanted} and ${column} between (select min(${column}) from page) and (select max(${column}) from page)
    order by ${orderBy(piece.keys, turned)} limit ${limit}
    offset (select count(*) from ${creatures}
      where ${wanted} and ${column} = (select ${column} from start) and (${columns}) ${before} (select ${columns} from start))`;
}

const alongTheOrder = (playerId: string, piece: Piece, window: Window): SQL =>
  (hasIndex(piece.keys) ? alongTheIndex : alongTheFirstKey)(playerId, piece, window);

/** Reads all matches by the indexes of species, special kinds or favourites, and sorts them. */
function amongTheFitting(playerId: string, piece: Piece, { turned, offset, limit }: Window): SQL {
  const { ready } = piece.filter;
  const columns = new Set(['number', ...piece.keys.map(({ column }) => column)]);
  return sql`
    with fitting as materialized (
      select ${sql.raw([...columns].join(', '))} from ${ready ? fromReady(ready) : sql`${creatures}`}
      where ${together(conditions(playerId, piece))}
    )
    select number from fitting order by ${orderBy(piece.keys, turned)} limit ${limit} offset ${offset}`;
}

/** Numbers of a part of a list, read from its nearer end with the method that scans fewer creatures. */
function numbersOf(playerId: string, piece: Piece): SQL {
  const { count, owned, filter } = piece;
  const window = windowOf(piece);
  const passed = ((window.offset + window.limit) * owned) / count;
  return (passed <= count && !filter.inTrade ? alongTheOrder : amongTheFitting)(playerId, piece, window);
}

/** Reads parts of a list. The creatures of all of them are in the order of the keys, in which they follow each other. */
export async function readPieces(
  { drizzle }: Database,
  playerId: string,
  keys: readonly OrderKey[],
  pieces: readonly Piece[],
): Promise<CreatureRow[]> {
  if (pieces.length === 0) return [];
  const numbers = sql.join(
    pieces.map((piece) => sql`(${numbersOf(playerId, piece)})`),
    sql` union all `,
  );
  return drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), sql`${creatures.number} = any(array(${numbers}))`))
    .orderBy(orderBy(keys));
}
