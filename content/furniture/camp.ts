import { fitsSpot, isPiece, PIECE_NAMES, type PieceName, SPOT_NAMES, type SpotName } from './spots.ts';

interface OwnedPiece {
  readonly piece: PieceName;
}

/** A camp as the API tells it. */
export interface FurnishedCamp {
  readonly placed: (OwnedPiece & { readonly spot: SpotName })[];
  readonly owned: OwnedPiece[];
}

/** Whether the camp has a spot of this name. */
export const isSpot = (name: string): name is SpotName => SPOT_NAMES.some((spot) => spot === name);

/**
 * The camp of a player. What the player does not own, what the game no longer knows, and what does not fit where it was put
 * is left out.
 * @param placed the keys of pieces by the names of spots
 * @param owned the keys of all items that the player carries
 */
export const campWith = (
  placed: Readonly<Partial<Record<string, string>>>,
  owned: ReadonlySet<string>,
): FurnishedCamp => ({
  placed: SPOT_NAMES.flatMap((spot) => {
    const piece = placed[spot] ?? '';
    return isPiece(piece) && owned.has(piece) && fitsSpot(piece, spot) ? [{ spot, piece }] : [];
  }),
  owned: PIECE_NAMES.filter((piece) => owned.has(piece)).map((piece) => ({ piece })),
});

/** Why a piece cannot be put in a spot. */
export type PlacingFault = 'no spot' | 'no piece' | 'not owned' | 'does not fit';

/** Why this cannot be done; null if it can. `piece` is null to clear the spot. */
export function placingFault(
  spot: string,
  piece: string | null,
  owned: ReadonlySet<string>,
): PlacingFault | null {
  if (!isSpot(spot)) return 'no spot';
  if (piece === null) return null;
  if (!isPiece(piece)) return 'no piece';
  if (!owned.has(piece)) return 'not owned';
  return fitsSpot(piece, spot) ? null : 'does not fit';
}
