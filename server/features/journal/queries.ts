import { and, asc, desc, eq, isNotNull, lte, max, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/shapes/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { coinLedger, pokedexEntries } from '../../database/schema.ts';

type Entry = Pick<typeof coinLedger.$inferSelect, 'amount' | 'balance' | 'reason' | 'createdAt'>;

/**
 * A page of a player's ledger, newest first, and the number of entries; both follow from the numbers of the entries.
 */
export async function readLedger(
  { drizzle }: Database,
  playerId: string,
  skip: number,
): Promise<{ entries: Entry[]; count: number }> {
  const { amount, balance, reason, createdAt, number } = coinLedger;
  const own = eq(coinLedger.playerId, playerId);
  const last = drizzle
    .select({ last: max(number) })
    .from(coinLedger)
    .where(own);
  const [entries, [total]] = await Promise.all([
    drizzle
      .select({ amount, balance, reason, createdAt })
      .from(coinLedger)
      .where(and(own, lte(number, sql`(${last}) - ${skip}::int`)))
      .orderBy(desc(number))
      .limit(PAGE_SIZE),
    last,
  ]);
  return { entries, count: total?.last ?? 0 };
}

/** Species and kinds that a player has seen. */
export const readPokedex = ({ drizzle }: Database, playerId: string) => {
  const { species, kind, caughtAt } = pokedexEntries;
  return drizzle
    .select({ species, kind, caught: isNotNull(caughtAt).mapWith(Boolean) })
    .from(pokedexEntries)
    .where(eq(pokedexEntries.playerId, playerId))
    .orderBy(asc(kind));
};
