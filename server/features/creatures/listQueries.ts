import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatureCounts, creatures } from '../../database/schema.ts';
import type { CreatureRow } from '../../shared/creatureView.ts';
import type { ListFilter } from './listFilter.ts';
import type { OrderKey } from './listOrder.ts';

/** How many creatures of each kind there are of what is asked for, and how many of anything. */
export interface Tally {
  readonly 1: number;
  readonly 2: number;
  readonly 3: number;
  readonly owned: number;
}

const KIND = sql.raw('greatest(kind, 1)');
const text = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
const numbers = (list: readonly number[], type: 'smallint' | 'bigint') =>
  sql`${sql.param(list)}::${sql.raw(type)}[]`;
const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

/** Counts by the kept counts: what is asked for, and all. */
const countKept = (playerId: string, { species, kind, favourite }: ListFilter): SQL => {
  const wanted = [
    ...(species ? [sql`species = any(${text(species)})`] : []),
    ...(kind ? [sql`${KIND} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
    sql`true`,
  ];
  return sql`select ${KIND} as kind, coalesce(sum(owned) filter (where ${all(wanted)}), 0)::int as wanted,
    sum(owned)::int as owned from ${creatureCounts} where player_id = ${playerId} group by 1`;
};

/** Creatures that can evolve, by the index that has species and level. */
const fromReady = ({ species, levels }: NonNullable<ListFilter['ready']>): SQL =>
  sql`unnest(${text(species)}, ${numbers(levels, 'smallint')}) ready(form, least)
    join ${creatures} on species = form and level >= least`;

const countReady = (playerId: string, { ready, kind, favourite }: ListFilter): SQL => {
  const wanted = [
    sql`player_id = ${playerId}`,
    ...(kind ? [sql`${KIND} = ${kind}`] : []),
    ...(favourite ? [sql`favourite`] : []),
  ];
  return sql`select ${KIND} as kind, count(*)::int as wanted, 0 as owned
    from ${fromReady(ready ?? { species: [], levels: [] })} where ${all(wanted)} group by 1`;
};

type CountRow = { kind: 1 | 2 | 3; wanted: number; owned: number };

/** Counts what a filter asks for. */
export async function tally({ drizzle }: Database, playerId: string, filter: ListFilter): Promise<Tally> {
  const rowsOf = async (statement: SQL) => (await drizzle.execute<CountRow>(statement)).rows;
  const kept = rowsOf(countKept(playerId, filter));
  const wanted = filter.ready ? await rowsOf(countReady(playerId, filter)) : await kept;
  const of = (kind: 1 | 2 | 3) => wanted.find((row) => row.kind === kind)?.wanted ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), owned: (await kept).reduce((sum, { owned }) => sum + owned, 0) };
}

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

const orderBy = (keys: readonly OrderKey[], turned = false): SQL =>
  sql.raw(
    keys
      .map(({ column, descending }) => {
        const expression = column === 'kind' ? 'greatest(kind, 1)' : column;
        return `${expression} ${descending === turned ? 'asc' : 'desc'}`;
      })
      .join(', '),
  );

/** Written as constants, so that the indexes of what is rare apply. */
const ofKind = (kind: 1 | 2 | 3): SQL => sql.raw(kind === 1 ? 'kind < 2' : `kind = ${kind}`);

function conditions(playerId: string, { filter, without }: Piece): SQL[] {
  const { kind, favourite } = filter;
  return [
    sql`player_id = ${playerId}`,
    ...(kind ? [ofKind(kind)] : []),
    ...(favourite ? [sql`favourite`] : []),
    ...(without.length > 0 ? [sql`number <> all(${numbers(without, 'bigint')})`] : []),
  ];
}

/** Goes along the order by its index and leaves out what does not fit. */
function alongTheOrder(playerId: string, piece: Piece, window: SQL): SQL {
  const { species, ready } = piece.filter;
  const wanted = [
    ...conditions(playerId, piece),
    ...(ready
      ? [
          sql`level >= (${numbers(ready.levels, 'smallint')})[array_position(${text(ready.species)}, species)]`,
        ]
      : species
        ? [sql`species = any(${text(species)})`]
        : []),
  ];
  return sql`select number from ${creatures} where ${all(wanted)} ${window}`;
}

/** Takes all that fits, by the indexes of species, special kinds or favourites, and sorts it. */
function amongTheFitting(playerId: string, piece: Piece, window: SQL): SQL {
  const { species, ready } = piece.filter;
  const wanted = [
    ...conditions(playerId, piece),
    ...(species && !ready ? [sql`species = any(${text(species)})`] : []),
  ];
  const from = ready ? fromReady(ready) : sql`${creatures}`;
  return sql`with fitting as materialized (
      select number, level, exp, species, kind from ${from} where ${all(wanted)}
    ) select number from fitting ${window}`;
}

/** Reads a piece of a list, from its nearer end and in the way in which fewer creatures are gone through. */
export function readPiece({ drizzle }: Database, playerId: string, piece: Piece): Promise<CreatureRow[]> {
  const { keys, skip, count, owned } = piece;
  const limit = Math.min(piece.limit, count - skip);
  const behind = count - skip - limit;
  const turned = behind < skip;
  const offset = turned ? behind : skip;
  const passed = ((offset + limit) * owned) / count;
  const window = sql`order by ${orderBy(keys, turned)} limit ${limit} offset ${offset}`;
  const statement = (passed <= count ? alongTheOrder : amongTheFitting)(playerId, piece, window);
  return drizzle
    .select()
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), sql`${creatures.number} = any(array(${statement}))`))
    .orderBy(orderBy(keys));
}
