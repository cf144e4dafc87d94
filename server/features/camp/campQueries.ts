import { and, eq, or } from 'drizzle-orm';
import { campPieces } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Clears a spot, and takes a piece from wherever it stands. This transaction must have locked the player's row. */
export async function clearSpot(
  transaction: Transaction,
  playerId: string,
  spot: string,
  piece: string | null,
): Promise<void> {
  const here = eq(campPieces.spot, spot);
  const there = piece === null ? here : or(here, eq(campPieces.piece, piece));
  await transaction.delete(campPieces).where(and(eq(campPieces.playerId, playerId), there));
}

/** Puts a piece in an empty spot. */
export async function storePiece(
  transaction: Transaction,
  playerId: string,
  spot: string,
  piece: string,
): Promise<void> {
  await transaction.insert(campPieces).values({ playerId, spot, piece });
}
