import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { creatures } from '../../../database/schema.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';
import type { ListFilter } from './listFilter.ts';
import { fromReady, listOf, orderBy, together } from './listFragmentQueries.ts';
import { hasIndex, indexOf, NUMBER, type OrderKey } from './listOrder.ts';

/** A piece of a list in its order. */
export interface Piece {
  readonly filter: ListFilter;
  readonly keys: readonly OrderKey[];
  /** Numbers of creatures that it leaves out. */
  readonly without: readonly number[];
  readonly skip: number;
  readonly limit: number;
  /** How many creatures it is a piece of. */
  readonly count: number;
  /** How many creatures the player has in all. */
  readonly owned: number;
}

/** The part of a piece's order that is asked for, from the nearer end. */
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

/** Written as constants, so that the indexes of what is rare apply. */
const ofKind = (kind: 1 | 2 | 3): SQL => sql.raw(kind === 1 ? 'kind < 2' : `kind = ${kind}`);

/** What both ways ask of a creature. */
function conditions(playerId: string, { filter, without }: Piece): SQL[] {
  const { kind, favourite, inTrade, ready, species } = filter;
  return [
    sql`player_id = ${playerId}`,
    ...(kind ? [ofKind(kind)] : []),
    ...(favourite ? [sql`favourite`] : []),
    ...(inTrade ? [sql`listing is not null`] : []),
    ...(species && !ready ? [sql`species = any(${listOf(species, 'text')})`] : []),
    ...(without.length > 0 ? [sql`number <> all(${listOf(without, 'bigint')})`] : []),
  ];
}

/** Those that fit, one by one. */
function fitting(playerId: string, piece: Piece): SQL {
  const { ready } = piece.filter;
  return together([
    ...conditions(playerId, piece),
    ...(ready
      ? [
          sql`level >= (${listOf(ready.levels, 'smallint')})[array_position(${listOf(ready.species, 'text')}, species)]`,
        ]
      : []),
  ]);
}

/** Goes along the index that has the order, and leaves out what does not fit. */
function alongTheIndex(playerId: string, piece: Piece, { turned, offset, limit }: Window): SQL {
  return sql`select number from ${creatures} where ${fitting(playerId, piece)}
    order by ${orderBy(piece.keys, turned)} limit ${limit} offset ${offset}`;
}

/**
 * The same where the index has only the first key of the order. By that alone the page lies somewhere among those that
 * have the first keys of its place: they are looked up, and only they are sorted.
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

/** Takes all that fits, by the indexes of species, special kinds or favourites, and sorts it. */
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

/** Reads a piece of a list, from its nearer end and in the way in which fewer creatures are gone through. */
export function readPiece({ drizzle }: Database, playerId: string, piece: Piece): Promise<CreatureRow[]> {
  const { keys, count, owned, filter } = piece;
  const window = windowOf(piece);
  const passed = ((window.offset + window.limit) * owned) / count;
  const numbers = (passed <= count && !filter.inTrade ? alongTheOrder : amongTheFitting)(
    playerId,
    piece,
    window,
  );
  return drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), sql`${creatures.number} = any(array(${numbers}))`))
    .orderBy(orderBy(keys));
}
