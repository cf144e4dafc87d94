import { eq } from 'drizzle-orm';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../http/calls/check.ts';
import { conflict, favourite, notFound, Refusal } from '../../http/refusal.ts';
import type { Game } from '../game.ts';
import { lockCreatures, withIds } from '../locks.ts';
import { type CreatureRow, nameOf, refuseUnknown } from './creatureView.ts';

/** It exists, and is somebody else's: 403. */
export const notYours = () => new Refusal(403, 'not_yours', 'This creature is not yours');
/** Nobody has it: 404. */
export const noCreature = () => notFound('There is no such creature');

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
  const locked = await lockCreatures(transaction, withIds(ids, playerId));
  const rows = new Map(locked.map((row) => [row.id, row]));
  // PostgreSQL takes ids in capitals, too, and gives them in small letters.
  const missing = ids.find((id) => !rows.has(id.toLowerCase()));
  if (missing !== undefined) throw (await exists(transaction, missing)) ? notYours() : noCreature();
  return ids.map((id) => rows.get(id.toLowerCase()) as CreatureRow);
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

/**
 * What is given away is free for it: outside of the team, no favourite, neither listed nor offered, and still known.
 * @throws Refusal 409
 */
export function checkFree(game: Game, row: CreatureRow): void {
  refuseUnknown(game, row);
  if (row.teamOrder !== null) throw conflict(`${nameOf(game, row)} is in your team`);
  if (row.favourite) throw favourite();
  refuseInTrade(row, nameOf(game, row));
}
