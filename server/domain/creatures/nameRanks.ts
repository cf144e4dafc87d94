import { type SQL, sql } from 'drizzle-orm';
import { NAME_ORDERS } from '../../../content/species/nameOrders.ts';
import type { ListQuery } from '../../../contract/shapes/list.ts';

/** Places of species, by their ids, in the order of their names in a language. Species that are not in the game have none. */
export type NameRanks = Readonly<Record<string, number>>;

const ranks: Readonly<Record<string, NameRanks>> = Object.fromEntries(
  Object.entries(NAME_ORDERS).map(([language, order]) => [
    language,
    Object.fromEntries(
      order
        .split(/\s+/)
        .filter(Boolean)
        .map((id, at) => [id, at]),
    ),
  ]),
);

/** The order of names in a language; null in those that leave the names as English has them, in which the ids have their order. */
export const nameRanksIn = (language: ListQuery['language'] = 'en'): NameRanks | null =>
  ranks[language] ?? null;

/** Compares species by their names in a language, those that are not in the game at the end. */
export function compareRanks(all: NameRanks, one: string, other: string): number {
  const [left, right] = [all[one] ?? Infinity, all[other] ?? Infinity];
  if (left !== right) return left < right ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** The place of the species in a column as SQL; null if it is not in the game. PostgreSQL finds keys in JSON fast. */
export const rankOfColumn = (all: NameRanks, column: SQL): SQL =>
  sql`(${JSON.stringify(all)}::jsonb ->> ${column})::smallint`;
