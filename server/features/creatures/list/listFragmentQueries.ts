import { type SQL, sql } from 'drizzle-orm';
import { creatures } from '../../../database/schema.ts';
import { rankOfColumn } from '../../../domain/creatures/nameRanks.ts';
import { pokedexKindSql } from '../../../domain/creatures/pokedex.ts';
import type { ListFilter } from './listFilter.ts';
import type { OrderKey } from './listOrder.ts';

/** Expression that maps both codes of the normal kind to one. */
export const KIND_FOR_PLAYERS = sql.raw(pokedexKindSql());

/** An array as a single parameter of a statement. */
export const listOf = (values: readonly (string | number)[], type: 'text' | 'smallint' | 'bigint'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

/** Condition for creatures in a box, or in none for 0. */
export const inBox = (box: number): SQL => (box === 0 ? sql`box is null` : sql`box = ${box}`);

/** Joins conditions with `and`. */
export const together = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** From clause for creatures ready to evolve, by the index of species and level. */
export const fromReady = ({ species, levels }: NonNullable<ListFilter['ready']>): SQL =>
  sql`unnest(${listOf(species, 'text')}, ${listOf(levels, 'smallint')}) ready(form, least)
    join ${creatures} on species = form and level >= least`;

/** Terms of an `order by`; `turned` reverses them to read from the end. */
export const orderBy = (keys: readonly OrderKey[], turned = false): SQL =>
  sql.join(
    keys.map(({ column, descending, ranks }) => {
      const plain = sql.raw(column === 'kind' ? pokedexKindSql() : column);
      return sql`${ranks ? rankOfColumn(ranks, plain) : plain} ${sql.raw(descending === turned ? 'asc' : 'desc')}`;
    }),
    sql`, `,
  );
