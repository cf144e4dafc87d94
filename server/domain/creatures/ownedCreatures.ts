import { eq } from 'drizzle-orm';
import { worded } from '../../../contract/refusals/reasons.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../http/ids.ts';
import { conflict, favourite, notFound, Refusal } from '../../http/refusal.ts';
import type { Game } from '../game.ts';
import { lockCreatures, withIds } from '../locks.ts';
import { type CreatureRow, namedOf, refuseUnknown } from './creatureView.ts';

/** 403: the creature belongs to another player. */
export const notYours = () => new Refusal(403, 'not_yours', worded('notYours'));
/** 404: the creature does not exist. */
export const noCreature = () => notFound('noCreature');

/** Whether a creature with this id exists, of any owner. */
async function exists(transaction: Transaction, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (
    (await transaction.select({ id: creatures.id }).from(creatures).where(eq(creatures.id, id))).length > 0
  );
}

/**
 * Locks and returns these creatures of a player, in the order of `ids`. This transaction must have locked the player's
 * row.
 * @param ids without repetitions
 * @throws Refusal 404 for an id that does not exist, 403 for another player's creature
 */
export async function takeOwned(
  transaction: Transaction,
  playerId: string,
  ids: readonly string[],
): Promise<CreatureRow[]> {
  const locked = await lockCreatures(transaction, withIds(ids, playerId));
  const rows = new Map(locked.map((row) => [row.id, row]));
  // PostgreSQL accepts ids in capitals and returns them in lower case.
  const missing = ids.find((id) => !rows.has(id.toLowerCase()));
  if (missing !== undefined) throw (await exists(transaction, missing)) ? notYours() : noCreature();
  return ids.map((id) => rows.get(id.toLowerCase()) as CreatureRow);
}

/**
 * Listed or offered creatures must not change or move.
 * @param name display name of the species
 * @throws Refusal 409 if the creature is listed or offered
 */
export function refuseInTrade(game: Game, row: CreatureRow): void {
  const { listing, offerId } = row;
  const named = namedOf(game, row);
  if (listing !== null) throw new Refusal(409, 'in_trade', worded('inTrade', named));
  if (offerId !== null) throw new Refusal(409, 'in_trade', worded('inOffer', named));
}

/**
 * Checks that a creature may be given away: outside the team, not a favourite, neither listed nor offered, and of a
 * species that the game still has.
 * @throws Refusal 409
 */
export function checkFree(game: Game, row: CreatureRow): void {
  refuseUnknown(game, row);
  if (row.teamOrder !== null) throw conflict('inTeam', namedOf(game, row));
  if (row.favourite) throw favourite();
  refuseInTrade(game, row);
}
