import { type FurnishedCamp, type PlacingFault, placingFault } from '../../../content/furniture/camp.ts';
import type { Transaction } from '../../database/transaction.ts';
import { readCamp } from '../../domain/camp.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { clearSpot, storePiece } from './campQueries.ts';

/** What is answered to whoever cannot put a piece somewhere. */
const REFUSALS = {
  'no spot': notFound('noSpot'),
  'no piece': notFound('noPiece'),
  'not owned': conflict('pieceNotOwned'),
  'does not fit': conflict('pieceTooBig'),
} as const satisfies Record<PlacingFault, Error>;

/**
 * Puts a piece of the player's furniture in a spot of the camp, from wherever it stood, or clears the spot.
 * @param piece null to clear the spot
 * @throws Refusal 404 for a spot or a piece that there is not, 409 for a piece that the player does not own or that does
 *   not fit there
 */
export async function placePiece(
  transaction: Transaction,
  playerId: string,
  spot: string,
  piece: string | null,
): Promise<FurnishedCamp> {
  await lockPlayer(transaction, playerId);
  const { owned } = await readCamp(transaction, playerId);
  const fault = placingFault(spot, piece, new Set(owned.map((one) => one.piece)));
  if (fault) throw REFUSALS[fault];
  await clearSpot(transaction, playerId, spot, piece);
  if (piece !== null) await storePiece(transaction, playerId, spot, piece);
  return readCamp(transaction, playerId);
}
