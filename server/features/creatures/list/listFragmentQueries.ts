import { type SQL, sql } from 'drizzle-orm';
import { creatures } from '../../../database/schema.ts';
import { pokedexKindSql } from '../../../domain/creatures/pokedex.ts';
import type { ListFilter } from './listFilter.ts';
import type { OrderKey } from './listOrder.ts';

/** What players count as one kind. */
export const KIND_FOR_PLAYERS = sql.raw(pokedexKindSql());

/** A list as one value of a statement. */
export const listOf = (values: readonly (string | number)[], type: 'text' | 'smallint' | 'bigint'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

/** All conditions at once. */
export const together = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** Creatures that can evolve, by the index that has species and level. */
export const fromReady = ({ species, levels }: NonNullable<ListFilter['ready']>): SQL =>
  sql`unnest(${listOf(species, 'text')}, ${listOf(levels, 'smallint')}) ready(form, least)
    join ${creatures} on species = form and level >= least`;

/** The terms of an order, `turned` to be read from the end. */
export const orderBy = (keys: readonly OrderKey[], turned = false): SQL =>
  sql.raw(
    keys
      .map(({ column, descending }) => {
        const expression = column === 'kind' ? pokedexKindSql() : column;
        return `${expression} ${descending === turned ? 'asc' : 'desc'}`;
      })
      .join(', '),
  );
