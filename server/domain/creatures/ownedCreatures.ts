import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { notFound, Refusal } from '../../http/calls/refusal.ts';
import { isUuid } from '../ids.ts';
import type { CreatureRow } from './creatureView.ts';

/** It exists, and is somebody else's: 403. */
export const notYours = () => new Refusal(403, 'not_yours', 'This creature is not yours');
/** Nobody has it: 404. */
export const noCreature = () => notFound('There is no such creature');

/**
 * Locks and reads creatures in the order of their ids, so that nobody waits for each other. As nobody changes an id, rows that
 * refer to a creature can be stored meanwhile.
 */
export const lockCreatures = (transaction: Transaction, which: SQL | undefined): Promise<CreatureRow[]> =>
  transaction.select().from(creatures).where(which).orderBy(asc(creatures.id)).for('no key update');

/** Whether there is such a creature, whoever has it. */
async function exists(transaction: Transaction, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (
    (await transaction.select({ id: creatures.id }).from(creatures).where(eq(creatures.id, id))).length > 0
  );
}

/**
 * Locks those of a player's creatures, in the order asked for. The player's row must be locked by this transaction.
 * @param ids each once
 * @throws Refusal 404 for an id that does not exist, 403 for somebody else's creature
 */
export async function takeOwned(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<CreatureRow[]> {
  const own = and(eq(creatures.playerId, playerId), inArray(creatures.id, ids.filter(isUuid)));
  const rows = new Map((await lockCreatures(transaction, own)).map((row) => [row.id, row]));
  const missing = ids.find((id) => !rows.has(id));
  if (missing !== undefined) throw (await exists(transaction, missing)) ? notYours() : noCreature();
  return ids.map((id) => rows.get(id) as CreatureRow);
}

/**
 * What is listed or offered stays as it was seen and where it is.
 * @param name of the species, as players read it
 * @throws Refusal 409
 */
export function refuseInTrade({ listing, offerId }: CreatureRow, name: string): void {
  if (listing !== null) throw new Refusal(409, 'in_trade', `Take ${name} out of trade first`);
  if (offerId !== null) throw new Refusal(409, 'in_trade', `Take back your offer of ${name} first`);
}
