import { campWith, placingFault } from '../../content/furniture/camp.ts';
import type { BodyOf } from '../../contract/call.ts';
import type { placeInCamp } from '../../contract/owned.ts';
import { conflict, notFound } from '../../server/http/refusal.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

const carried = ({ bag }: SavedGame): ReadonlySet<string> =>
  new Set(Object.keys(bag).filter((key) => (bag[key] ?? 0) > 0));

/** The furniture of the camp. */
export const campIn = (saved: SavedGame) => campWith(saved.camp ?? {}, carried(saved));

/** Puts a piece in a spot, or clears the spot. */
export function placeIt(
  saved: SavedGame,
  _around: Surroundings,
  { spot, piece }: BodyOf<typeof placeInCamp>,
) {
  const fault = placingFault(spot, piece, carried(saved));
  if (fault === 'no spot') throw notFound('noSpot');
  if (fault === 'no piece') throw notFound('noPiece');
  if (fault) throw conflict(fault === 'not owned' ? 'pieceNotOwned' : 'pieceTooBig');
  const others = Object.entries(saved.camp ?? {}).filter(([at, what]) => at !== spot && what !== piece);
  saved.camp = Object.fromEntries(piece === null ? others : [...others, [spot, piece]]);
  return campIn(saved);
}
