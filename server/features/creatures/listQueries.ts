import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures } from '../../database/schema.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';
import type { ListFilter } from './listFilter.ts';
import { fromReady, listOf, orderBy, together } from './listFragmentQueries.ts';
import { hasIndex, type OrderKey } from './listOrder.ts';

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
  const { kind, favourite, ready, species } = filter;
  return [
    sql`player_id = ${playerId}`,
    ...(kind ? [ofKind(kind)] : []),
    ...(favourite ? [sql`favourite`] : []),
    ...(species && !ready ? [sql`species = any(${listOf(species, 'text')})`] : []),
    ...(without.length > 0 ? [sql`number <> all(${listOf(without, 'bigint')})`] : []),
  ];
}

/**
 * Goes along an index and leaves out what does not fit. Where the index has the first key of the order only, equal ones
 * must be sorted; so that it need not be all up to the page, the value at its place is looked up first.
 */
function alongTheOrder(playerId: string, piece: Piece, { turned, offset, limit }: Window): SQL {
  const { ready } = piece.filter;
  const { keys } = piece;
  const wanted = together([
    ...conditions(playerId, piece),
    ...(ready
      ? [
          sql`level >= (${listOf(ready.levels, 'smallint')})[array_position(${listOf(ready.species, 'text')}, species)]`,
        ]
      : []),
  ]);
  const order = orderBy(keys, turned);
  const [first] = keys;
  if (!first || hasIndex(keys) || offset === 0) {
    return sql`select number from ${creatures} where ${wanted} order by ${order} limit ${limit} offset ${offset}`;
  }
  const column = sql.raw(first.column);
  const [before, from] = first.descending === turned ? ['<', '>='] : ['>', '<='];
  const place = sql`(select value from place)`;
  return sql`
    with place as materialized (
      select ${column} as value from ${creatures} where ${wanted} order by ${orderBy([first], turned)} limit 1 offset ${offset}
    )
    select number from ${creatures} where ${wanted} and ${column} ${sql.raw(from)} ${place} order by ${order} limit ${limit}
    offset ${offset} - (select count(*) from ${creatures} where ${wanted} and ${column} ${sql.raw(before)} ${place})`;
}

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
  const { keys, count, owned } = piece;
  const window = windowOf(piece);
  const passed = ((window.offset + window.limit) * owned) / count;
  const numbers = (passed <= count ? alongTheOrder : amongTheFitting)(playerId, piece, window);
  return drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), sql`${creatures.number} = any(array(${numbers}))`))
    .orderBy(orderBy(keys));
}
