import * as z from 'zod/mini';

/** A piece of furniture by its item key. */
const piece = z.object({ piece: z.string() });

/** What stands in a camp, by the names of the spots; empty ones are missing. */
export const placedPieces = z.array(z.object({ spot: z.string(), ...piece.shape })).check(z.maxLength(32));

export const camp = z.object({
  placed: placedPieces,
  /** All the furniture that the player owns, in the order of the mart. */
  owned: z.array(piece).check(z.maxLength(200)),
});

export type PlacedPiece = z.output<typeof placedPieces>[number];
export type CampView = z.output<typeof camp>;
