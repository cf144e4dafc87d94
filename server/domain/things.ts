import { eq } from 'drizzle-orm';
import type { FoundOn } from '../../content/things/lying.ts';
import { foundThings } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';

/** Everything that a player has found, with its day. */
export async function readFound(on: Pick<Transaction, 'select'>, playerId: string): Promise<FoundOn> {
  const rows = await on.select().from(foundThings).where(eq(foundThings.playerId, playerId));
  return Object.fromEntries(rows.map(({ thing, foundOn }) => [thing, foundOn]));
}

/** Notes that a player has found a thing or picked a bush today. This transaction must have locked the player's row. */
export async function noteFound(
  transaction: Transaction,
  playerId: string,
  thing: string,
  foundOn: string,
): Promise<void> {
  await transaction
    .insert(foundThings)
    .values({ playerId, thing, foundOn })
    .onConflictDoUpdate({ target: [foundThings.playerId, foundThings.thing], set: { foundOn } });
}
